import { longestPrefix } from './match-owner.ts';

const PAGES = ['/', '/menus', '/menus/create', '/menus/*', '/menus/*/edit'];

test.each([
  ['/', '/'],
  ['/menus', '/menus'],
  ['/menus/', '/menus'],
  ['/menus/create', '/menus/create'],
  ['/menus/dreka', '/menus/*'],
  ['/menus/dreka/edit/', '/menus/*/edit'],
  ['/menus/dreka/other', '/menus/*'],
  ['/menu', undefined],
])('%s stands under %s', (path, prefix) => {
  expect(longestPrefix(PAGES, path)).toBe(prefix);
});
