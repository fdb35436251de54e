import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource/creepster'
import '@fontsource/luckiest-guy'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { guardPresses } from './ui/press.svelte'

guardPresses(window)
mount(App, { target: document.getElementById('app')! })
