import '@fontsource-variable/atkinson-hyperlegible-next'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepAtHand } from './lib/offline'
import { wear } from './looks/skin'
import './style.css'
import { guardPresses } from './ui/press.svelte'

guardPresses(window)
wear(undefined)
keepAtHand()
mount(App, { target: document.getElementById('app')! })
