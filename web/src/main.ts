import { mount } from 'svelte';
import './look.css';
import App from './App.svelte';
import { lang } from './sentences/lang.svelte';
import { preparePage } from './sentences/page.svelte';
import { install, mend } from './state/installed.svelte';
import { keepSettings } from './state/settings.svelte';

document.documentElement.lang = lang();
keepSettings();
mend();
await preparePage();
mount(App, { target: document.getElementById('page')! });
install();
