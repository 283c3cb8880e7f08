import type { RemoteRelease } from '@tavolina/shared-api/runtime';
import { hasFallenBack } from './fallback.ts';
import { liveRemotes } from './live-release.ts';
import { loadRemote } from './load-remote.ts';
import { openRemote } from './open-remote.ts';

jest.mock('./fallback.ts', () => ({ hasFallenBack: jest.fn(() => false) }));
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

test('loads the last good version of a remote that has fallen back', async () => {
  const good = { namespace: 'diner', routes: [] };
  jest.mocked(liveRemotes).mockReturnValue({ diner: { ...release('2'), fallback: release('1') } });
  jest.mocked(loadRemote).mockReset().mockResolvedValueOnce(remote).mockResolvedValueOnce(good);
  await expect(openRemote('diner')).resolves.toBe(remote);
  jest.mocked(hasFallenBack).mockReturnValue(true);
  await expect(openRemote('diner')).resolves.toBe(good);
  await expect(openRemote('diner')).resolves.toBe(good);
  expect(loadRemote).toHaveBeenCalledTimes(2);
});
