import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Written by `python -m snowyard.typescript` and `python -m snowyard.server.typescript`.
const made = [
  'src/games/*/speech.ts',
  'src/games/*/record.ts',
  'src/games/*/types.ts',
  'src/games/*/rules.ts',
  'src/games/*/meaning.ts',
  'src/engine/meaning.made.ts',
  'src/wire.ts',
];

// Unused names and unsafe habits; types are svelte-check's, layout is Prettier's.
export default ts.config(
  { ignores: ['node_modules/', 'samples/', ...made] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'svelte/prefer-svelte-reactivity': 'off', // plain Maps and Sets are used where nothing is to follow them
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'error' }, // who has become shorter loses the exception
    rules: { 'max-lines-per-function': ['error', 60] }, // a screen
  },
  { files: ['src/engine/python.ts', 'src/engine/values.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
);
