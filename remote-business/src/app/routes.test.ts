import type { RouteObject } from '@tavolina/shared-api/runtime';
import { pages } from '../pages.ts';
import { routes } from './routes.tsx';

const addresses = (level: RouteObject[]): string[] =>
  level.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addresses(children)]);

test('every declared page stands in one frame', () => {
  expect(addresses(routes).sort()).toEqual(pages.map(({ path }) => path).sort());
});
