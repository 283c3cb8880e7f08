import type { RemoteRelease } from '@tavolina/shared-api/runtime';
import { matchRemote } from './match-remote.ts';

const remote = (...prefixes: string[]): RemoteRelease => ({
  version: '1',
  base: '/',
  prefixes,
  namespace: 'x',
  manifest: null,
  integrity: {},
});

const remotes = {
  diner: remote('/', '/menu', '/orders'),
  business: remote('/business', '/menus', '/business/orders'),
};

test.each([
  ['/', 'diner'],
  ['/menu/42', 'diner'],
  ['/menus', 'business'],
  ['/menus/42/edit/', 'business'],
  ['/orders', 'diner'],
  ['/business/orders', 'business'],
  ['/menuette', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => {
  expect(matchRemote(remotes, path)).toBe(owner);
});
