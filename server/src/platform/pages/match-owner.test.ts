import { longestPrefix, matchOwner } from './match-owner.ts';

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

// product.md §607
test.each([
  ['/business', 'console'],
  ['/business/orders', 'console'],
  ['/business/kitchen', 'kitchen'],
  ['/business/kitchen/wall/', 'kitchen'],
  ['/business/kitchens', 'console'],
])('%s is of the part with the longest path above it: %s', (path, owner) => {
  const parts = [
    { name: 'console', prefixes: ['/business'] },
    { name: 'kitchen', prefixes: ['/business/kitchen'] },
  ];
  expect(matchOwner(parts, path)?.name).toBe(owner);
});
