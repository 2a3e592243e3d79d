import { expect, test } from 'vitest';
import { read } from './router.svelte';

test('every address leads to its place', () => {
  expect(read('')).toEqual({ page: 'home' });
  expect(read('#/table/abcdef012345')).toEqual({ page: 'table', table: 'abcdef012345', invite: '' });
  expect(read('#/join/abcdef012345/s3cret')).toEqual({ page: 'table', table: 'abcdef012345', invite: 's3cret' });
  expect(read('#/replay/abcdef012345?step=12')).toEqual({ page: 'replay', table: 'abcdef012345', step: 12 });
  expect(read('#/replay/abcdef012345?step=x')).toEqual({ page: 'replay', table: 'abcdef012345', step: null });
  expect(read('#/file')).toEqual({ page: 'file' });
  expect(read('#/rules/forts')).toEqual({ page: 'rules', game: 'forts' });
  expect(read('#/print/forts')).toEqual({ page: 'print', game: 'forts', query: '' });
  expect(read('#/print/forts?paper=letter&seats=3')).toEqual({
    page: 'print',
    game: 'forts',
    query: 'paper=letter&seats=3',
  });
  expect(read('#/print/forts#variant=a%20%3D%201')).toEqual({
    page: 'print',
    game: 'forts',
    query: 'variant=a%20%3D%201',
  });
  expect(read('#/take/abcd-efgh-jkmn')).toEqual({ page: 'take', code: 'abcd-efgh-jkmn' });
  expect(read('#/puzzle/abc')).toEqual({ page: 'puzzle', game: 'abc', number: null });
  expect(read('#/puzzle/abc/12')).toEqual({ page: 'puzzle', game: 'abc', number: 12 });
});

test('what leads nowhere is said to be nowhere', () => {
  expect(read('#/table/short')).toEqual({ page: 'lost' });
  expect(read('#/elsewhere')).toEqual({ page: 'lost' });
  expect(read('#/rules/../x')).toEqual({ page: 'lost' });
  expect(read('#/rules/')).toEqual({ page: 'lost' });
  expect(read('#/puzzle/../x')).toEqual({ page: 'lost' });
});
