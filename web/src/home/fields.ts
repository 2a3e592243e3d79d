// Fields of the form of a new table that a game draws itself: web/src/games/<slug>/fields/<option>.svelte.
import type { Component } from 'svelte';
import type { OptionInfo } from '../wire';

export type Value = boolean | number | string;

/** What such a field is given. `values`: of all options, as they are chosen now. */
export interface FieldProps {
  id: string;
  option: OptionInfo;
  value: Value;
  values: Record<string, Value>;
  set: (value: Value) => void;
}

const FILES = import.meta.glob<{ default: Component<FieldProps> }>('../games/*/fields/*.svelte');

export const fieldOf = (
  game: string,
  option: string,
): (() => Promise<{ default: Component<FieldProps> }>) | undefined => FILES[`../games/${game}/fields/${option}.svelte`];
