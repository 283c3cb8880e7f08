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

// product.md §607
test('a page that another remote has by a longer path is left to it, without a word', () => {
  const routes: RouteObject[] = [
    { path: '/loyalty', children: [{ path: 'club' }, { path: 'club/:card' }, { path: 'clubs' }] },
    { children: [{ path: '/loyalty/club' }] },
  ];
  const left = ownRoutes(routes, { ...loyalty, others: ['/loyalty/club', '/business'] });
  expect(pathsOf(left)).toEqual([['/loyalty', 'clubs'], [undefined]]);
  expect(complaints()).toEqual([]);
});

// product.md §607
test('a remote keeps what is its own below another’s path', () => {
  const club = { name: 'remote-club', prefixes: ['/loyalty/club'], others: ['/loyalty'] };
  expect(pathsOf(ownRoutes([{ path: '/loyalty/club' }, { path: '/loyalty/club/:card' }], club))).toEqual([
    '/loyalty/club',
    '/loyalty/club/:card',
  ]);
});
