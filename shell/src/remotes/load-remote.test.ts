import { i18n, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { fetchRemote } from './federation.ts';
import { liveRemotes, refreshRelease } from './live-release.ts';
import { loadRemote, RemoteUnavailableError } from './load-remote.ts';

jest.mock('./federation.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('./live-release.ts', () => ({ liveRemotes: jest.fn(), refreshRelease: jest.fn() }));

const release: RemoteRelease = {
  version: '1.0.0',
  base: '/remotes/remote-diner/1.0.0/',
  prefixes: ['/'],
  namespace: 'diner',
  manifest: {},
  integrity: {},
};
const remote = { namespace: 'diner', routes: [] };

beforeEach(() => {
  jest.mocked(fetchRemote).mockReset().mockResolvedValue(remote);
  jest.mocked(refreshRelease).mockReset().mockResolvedValue();
  jest.mocked(liveRemotes).mockReset().mockReturnValue({ 'remote-diner': release });
  jest.spyOn(i18n, 'loadNamespaces').mockResolvedValue();
});

afterEach(() => jest.useRealTimers());

test('brings the module and its texts', async () => {
  await expect(loadRemote('remote-diner')).resolves.toBe(remote);
  expect(i18n.loadNamespaces).toHaveBeenCalledWith('diner');
  expect(refreshRelease).not.toHaveBeenCalled();
});

test('tries once more, with what is live by then', async () => {
  const newer = { ...release, version: '2.0.0' };
  jest.mocked(fetchRemote).mockRejectedValueOnce(new Error('offline'));
  jest.mocked(refreshRelease).mockImplementation(async () => {
    jest.mocked(liveRemotes).mockReturnValue({ 'remote-diner': newer });
  });
  await expect(loadRemote('remote-diner')).resolves.toBe(remote);
  expect(fetchRemote).toHaveBeenLastCalledWith('remote-diner', newer);
});

test('gives up after two attempts', async () => {
  jest.mocked(fetchRemote).mockRejectedValue(new Error('offline'));
  await expect(loadRemote('remote-diner')).rejects.toThrow(RemoteUnavailableError);
  expect(fetchRemote).toHaveBeenCalledTimes(2);
});

test('asks for nothing when the release names no readable version', async () => {
  jest.mocked(liveRemotes).mockReturnValue({ 'remote-diner': { ...release, manifest: null } });
  await expect(loadRemote('remote-diner')).rejects.toThrow(RemoteUnavailableError);
  expect(fetchRemote).not.toHaveBeenCalled();
});

test('waits four seconds for each attempt, not longer', async () => {
  jest.useFakeTimers();
  jest.mocked(fetchRemote).mockReturnValue(new Promise(() => undefined));
  const outcome = loadRemote('remote-diner').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(fetchRemote).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4_001);
  expect(await outcome).toBeInstanceOf(RemoteUnavailableError);
  expect(fetchRemote).toHaveBeenCalledTimes(2);
});
