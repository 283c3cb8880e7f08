import { withRetry } from './retry-routes.ts';

const MISSING = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
const page = { Component: () => null };

const load = (lazy: () => Promise<typeof page>) => {
  const [{ children: [child] = [] } = {}] = withRetry([{ path: '/a', children: [{ path: 'b', lazy }] }]);
  return typeof child?.lazy === 'function' ? child.lazy() : undefined;
};

test('code that did not come is asked for once more', async () => {
  const lazy = jest.fn().mockRejectedValueOnce(MISSING).mockResolvedValueOnce(page);
  await expect(load(lazy)).resolves.toBe(page);
});

test('code that does not come the second time either is missing', async () => {
  const lazy = jest.fn().mockRejectedValue(MISSING);
  await expect(load(lazy)).rejects.toBe(MISSING);
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('code that came and threw is not run again', async () => {
  const lazy = jest.fn().mockRejectedValue(new Error('boom'));
  await expect(load(lazy)).rejects.toThrow('boom');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('routes without code of their own stay as they are', () => {
  const routes = [
    { path: '/a', ...page },
    { index: true as const, ...page },
  ];
  expect(withRetry(routes)).toEqual(routes);
});
