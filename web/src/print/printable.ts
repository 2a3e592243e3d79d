// The games that have pages to print: those with a Print.svelte in their folder, fetched when somebody prints.
import type { Component } from 'svelte';
import type { Kit } from './kit';

/** `WITH`: options without which parts of the game would be missing. */
export interface Printed {
  default: Component<{ kit: Kit }>;
  WITH?: Record<string, boolean | number | string>;
}

const FILES = import.meta.glob<Printed>('../games/*/Print.svelte');

export const printedBy = (slug: string): (() => Promise<Printed>) | undefined => FILES[`../games/${slug}/Print.svelte`];
