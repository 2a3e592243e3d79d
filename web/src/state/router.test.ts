import { expect, test } from 'vitest';
import { read } from './router.svelte';

test('every address leads to its place', () => {
  expect(read('')).toEqual({ page: 'home' });
  expect(read('#/table/abcdef012345')).toEqual({ page: 'table', table: 'abcdef012345', invite: '' });
  expect(read('#/join/abcdef012345/s3cret')).toEqual({ page: 'table', table: 'abcdef012345', invite: 's3cret' });
  expect(read('#/replay/abcdef012345?step=12')).toEqual({ page: 'replay', table: 'abcdef012345', step: 12 });
  expect(read('#/replay/abcdef012345?step=x')).toEqual({ page: 'replay', table: 'abcdef012345', step: null });
  expect(read('#/file')).toEqual({ page: 'file' });
});

test('what leads nowhere is said to be nowhere', () => {
  expect(read('#/table/short')).toEqual({ page: 'lost' });
  expect(read('#/elsewhere')).toEqual({ page: 'lost' });
});
