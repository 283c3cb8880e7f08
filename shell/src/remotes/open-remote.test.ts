import type { RemoteRelease } from '@tavolina/shared-api/runtime';
import { liveRemotes } from './live-release.ts';
import { loadRemote } from './load-remote.ts';
import { openRemote } from './open-remote.ts';

jest.mock('./live-release.ts', () => ({ liveRemotes: jest.fn() }));
jest.mock('./load-remote.ts', () => ({ loadRemote: jest.fn() }));

const release = (version: string): RemoteRelease => ({
  version,
  base: '/',
  prefixes: ['/'],
  namespace: 'diner',
  manifest: {},
  integrity: {},
});
const remote = { namespace: 'diner', routes: [] };

test('loads a release of a remote once, again after a failure, and another release by itself', async () => {
  jest.mocked(liveRemotes).mockReturnValue({ diner: release('1') });
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(remote);
  await expect(openRemote('diner')).rejects.toThrow('offline');
  await expect(openRemote('diner')).resolves.toBe(remote);
  await expect(openRemote('diner')).resolves.toBe(remote);
  expect(loadRemote).toHaveBeenCalledTimes(2);
  jest.mocked(liveRemotes).mockReturnValue({ diner: release('2') });
  await openRemote('diner');
  expect(loadRemote).toHaveBeenCalledTimes(3);
});
