import type { RouteObject } from '@tavolina/shared-api/runtime';
import { tavolina } from '../../package.json';
import { routes } from './routes.tsx';

const addresses = (level: RouteObject[]): string[] =>
  level.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addresses(children)]);

test('the document can ask for the code of every page itself', () => {
  const known = new Set(Object.keys(tavolina.pages));
  const needed = addresses(routes).map((path) => path.replace(/:\w+/g, '*'));
  expect(needed.filter((path) => !known.has(path))).toEqual([]);
});
