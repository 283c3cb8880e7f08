import type { RouteObject } from '@tavolina/shared-api/runtime';
import { ownRoutes } from './own-routes.ts';

const loyalty = { name: 'remote-loyalty', prefixes: ['/loyalty', '/'] };

/** Paths of routes, including nested ones. */
const pathsOf = (routes: readonly RouteObject[]): unknown[] =>
  routes.map(({ path, index, children }) =>
    children ? [path, ...pathsOf(children)] : index ? 'index' : path,
  );

/** Replaces the browser's console. */
const complain = jest.fn<void, [Error]>();
const complaints = (): unknown[] => complain.mock.calls.map(([error]) => error.message);

beforeEach(() => {
  complain.mockReset();
  Object.assign(window, { reportError: complain });
});

test('keeps what is below its own prefixes, with frames around it', () => {
  const routes: RouteObject[] = [
    { path: '/' },
    { children: [{ path: '/loyalty' }, { path: 'loyalty/:card?' }, { path: '/loyalty/*' }] },
    { path: '/loyalty/', children: [{ index: true }, { path: 'points' }, { path: '/loyalty/rules' }] },
  ];
  expect(pathsOf(ownRoutes(routes, loyalty))).toEqual(pathsOf(routes));
  expect(complaints()).toEqual([]);
});

test.each([
  ['/business', '/business'],
  ['/loyaltys', '/loyaltys'],
  ['*', '/*'],
  ['/:any', '/:any'],
  ['/loyalty?', '/loyalty?'],
  ['business', '/business'],
  ['//business/', '/business'],
])('leaves out %s and says so', (path, told) => {
  expect(ownRoutes([{ path: '/loyalty' }, { path }], loyalty)).toEqual([{ path: '/loyalty' }]);
  expect(complaints()).toEqual([
    `remote-loyalty: the route ${told} is not within /loyalty, / and was left out`,
  ]);
});

test('looks below frames and routes too', () => {
  const routes: RouteObject[] = [
    { children: [{ path: '/loyalty', children: [{ path: 'ok' }] }, { path: '/orders' }] },
    { path: '/', children: [{ path: 'loyalty' }, { path: 'orders' }] },
  ];
  expect(pathsOf(ownRoutes(routes, loyalty))).toEqual([
    [undefined, ['/loyalty', 'ok']],
    ['/', 'loyalty'],
  ]);
  expect(complaints()).toHaveLength(2);
});

test('an index of a frame that stands at somebody else’s address is left out', () => {
  expect(
    ownRoutes([{ children: [{ index: true }] }], { name: 'remote-loyalty', prefixes: ['/loyalty'] }),
  ).toEqual([{ children: [] }]);
});
