import type { RemoteRelease } from '@tavolina/shared-api/runtime';
import { report } from '../reports/report.ts';
import { fallBack, hasFallenBack, onFallback } from './fallback.ts';
import { liveRemotes } from './live-release.ts';
import { setRunningVersion } from './running-version.ts';

jest.mock('./live-release.ts', () => ({ liveRemotes: jest.fn() }));
jest.mock('../reports/report.ts', () => ({ report: jest.fn() }));

const remote = (version: string, prefix: string): RemoteRelease => ({
  version,
  base: '/',
  prefixes: [prefix],
  namespace: 'x',
  manifest: {},
  integrity: {},
});

test('a remote falls back once, and whoever draws it is told', () => {
  jest
    .mocked(liveRemotes)
    .mockReturnValue({ 'remote-diner': { ...remote('2', '/menu'), fallback: remote('1', '/menu') } });
  setRunningVersion('remote-diner', '2');
  const listener = jest.fn();
  const stop = onFallback(listener);
  fallBack('/menu/7');
  fallBack('/menu/8');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith({ kind: 'render_failed', part: 'remote-diner', version: '2' });
  expect(hasFallenBack('remote-diner')).toBe(true);
  stop();
});

test('without a last good version the failure is told and nothing moves', () => {
  jest.mocked(liveRemotes).mockReturnValue({ 'remote-business': remote('2', '/business') });
  setRunningVersion('remote-business', '2');
  const listener = jest.fn();
  const stop = onFallback(listener);
  fallBack('/business');
  expect(listener).not.toHaveBeenCalled();
  expect(hasFallenBack('remote-business')).toBe(false);
  stop();
});

test('a last good version that fails in its turn is blamed itself, and nothing is loaded again', () => {
  const live = { ...remote('2', '/loyalty'), fallback: remote('1', '/loyalty') };
  jest.mocked(liveRemotes).mockReturnValue({ 'remote-loyalty': live });
  setRunningVersion('remote-loyalty', '1');
  const listener = jest.fn();
  const stop = onFallback(listener);
  fallBack('/loyalty');
  expect(report).toHaveBeenLastCalledWith({ kind: 'render_failed', part: 'remote-loyalty', version: '1' });
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('an address of nobody changes nothing', () => {
  fallBack('/nowhere');
  expect(hasFallenBack('')).toBe(false);
});
