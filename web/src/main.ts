import { mount } from 'svelte';
import './look.css';
import App from './App.svelte';
import { keepSettings } from './state/settings.svelte';
import { lang } from './texts/lang.svelte';

document.documentElement.lang = lang();
keepSettings();
mount(App, { target: document.getElementById('page')! });
