import { authStore } from '@tavolina/shared-api/auth';
import { i18n, type RemoteModule, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { initReactI18next } from 'react-i18next';
import sqUi from '../../../shared-ui/locales/sq.json';
import sq from '../../locales/sq.json';
import { hasFallenBack } from '../remotes/fallback.ts';
import { loadRemote } from '../remotes/load-remote.ts';
import { setRunningVersion } from '../remotes/running-version.ts';
import { App } from './app.tsx';
import { createShellRouter } from './shell-router.tsx';

const remote = (version: string): RemoteRelease => ({
  version,
  base: '/',
  prefixes: ['/restaurants'],
  namespace: 'x',
  manifest: {},
  integrity: {},
});

jest.mock('../remotes/load-remote.ts', () => ({
  ...jest.requireActual<typeof import('../remotes/load-remote.ts')>('../remotes/load-remote.ts'),
  loadRemote: jest.fn(),
}));
jest.mock('../remotes/federation.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('../reports/report.ts', () => ({ report: jest.fn() }));
jest.mock('../remotes/live-release.ts', () => ({
  liveRemotes: () => ({ 'remote-diner': { ...remote('2'), fallback: remote('1') } }),
}));

const Bomb = () => {
  throw new Error('boom');
};

const at = (element: RemoteModule['routes'][number]): RemoteModule => ({
  namespace: 'diner',
  routes: [{ path: '/restaurants', ...element }],
});

beforeAll(async () => {
  await i18n
    .use(initReactI18next)
    .init({ lng: 'sq', resources: { sq: { shell: sq, ui: sqUi } }, interpolation: { escapeValue: false } });
});

test('a page that is drawn in one piece and throws makes way for its last good version', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  authStore.setState({ isChecked: true });
  jest.mocked(loadRemote).mockImplementation(async (name) => {
    if (hasFallenBack(name)) return at({ element: <h1>Good</h1> });
    setRunningVersion(name, '2');
    return at({ Component: Bomb });
  });
  window.history.replaceState(null, '', '/restaurants');
  const router = createShellRouter();
  // As with a first view: router and page are ready before the first render.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(
    <StrictMode>
      <App first={router} />
    </StrictMode>,
  );
  expect(await screen.findByRole('heading', { name: 'Good' })).toBeVisible();
});

test('the router keeps its first page for what draws it', async () => {
  jest.mocked(loadRemote).mockImplementation(async () => at({ element: <h1>Good</h1> }));
  window.history.replaceState(null, '', '/restaurants');
  const router = createShellRouter();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const draw = jest.fn();
  router.subscribe(draw);
  expect(draw).toHaveBeenCalledTimes(1);
});
