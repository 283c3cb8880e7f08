import { readPageState } from './page-state.ts';

test('a page reads what the one before told it', () => {
  expect(readPageState({ from: '/menus', step: 2, newUser: true })).toEqual({
    from: '/menus',
    step: 2,
    newUser: true,
  });
});

test.each([
  ['nothing', null],
  ['a text', 'signup'],
  ['values of other kinds', { from: 5, step: '2', newUser: 'yes', needsPlan: null }],
  ['names that nobody knows', { constructor: true, other: 'x' }],
])('an entry of the history with %s tells nothing', (_what, state) => {
  expect(readPageState(state)).toEqual({});
});
