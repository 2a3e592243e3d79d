// For pictures that have their own texts, in English and German. It goes with the last of them.
import { lang as now } from '../sentences/lang.svelte';

export type Lang = 'en' | 'de';
export const lang = (): Lang => (now() === 'de' ? 'de' : 'en');
