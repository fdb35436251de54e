import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource/creepster'
import '@fontsource/luckiest-guy'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'

mount(App, { target: document.getElementById('app')! })
