import { announceRelease, i18n, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { report } from '../reports/report.ts';
import { fetchRemote } from './federation.ts';
import { liveRemotes, refreshRelease } from './live-release.ts';
import { loadRemote, RemoteUnavailableError } from './load-remote.ts';
import { runningVersion } from './running-version.ts';

jest.mock('./federation.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('./live-release.ts', () => ({ liveRemotes: jest.fn(), refreshRelease: jest.fn() }));

jest.mock('../reports/report.ts', () => ({ report: jest.fn() }));
jest.mock('../reports/start-records.ts', () => ({ recordStart: jest.fn(), takeStarted: () => [] }));

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
  jest.mocked(report).mockReset();
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

// product.md §140
test('says why it failed to whoever tries the version, and to no visitor', async () => {
  const heard = jest.fn();
  Object.assign(window, { reportError: heard });
  jest.mocked(fetchRemote).mockRejectedValue(new Error('broken'));
  await expect(loadRemote('remote-diner')).rejects.toThrow(RemoteUnavailableError);
  expect(heard).not.toHaveBeenCalled();
  announceRelease({ apiBaseUrl: '', publicOrigin: '', shell: { version: '1' }, remotes: {}, preview: {} });
  await expect(loadRemote('remote-diner')).rejects.toThrow(RemoteUnavailableError);
  expect(heard).toHaveBeenCalledWith(new Error('broken'));
});

test('goes over to the last good version, and tells of the one it left', async () => {
  const fallback = { ...release, version: '0.9.0' };
  jest.mocked(liveRemotes).mockReturnValue({ 'remote-diner': { ...release, fallback } });
  jest.mocked(fetchRemote).mockImplementation(async (_name, { version }) => {
    if (version === '1.0.0') throw new Error('broken');
    return remote;
  });
  await expect(loadRemote('remote-diner')).resolves.toBe(remote);
  expect(jest.mocked(report).mock.calls.map(([told]) => [told.kind, told.version])).toEqual([
    ['load_failed', '1.0.0'],
    ['opened', '0.9.0'],
    ['fell_back', '1.0.0'],
  ]);
  expect(runningVersion('remote-diner')).toBe('0.9.0');
});

test('gives up when the last good version fails too', async () => {
  jest.mocked(liveRemotes).mockReturnValue({ 'remote-diner': { ...release, fallback: release } });
  jest.mocked(fetchRemote).mockRejectedValue(new Error('broken'));
  await expect(loadRemote('remote-diner')).rejects.toThrow(RemoteUnavailableError);
  expect(fetchRemote).toHaveBeenCalledTimes(3);
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
