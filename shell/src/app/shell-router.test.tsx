import { authStore } from '@tavolina/shared-api/auth';
import { i18n, type RemoteModule, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import sqUi from '../../../shared-ui/locales/sq.json';
import sq from '../../locales/sq.json';
import { loadRemote, RemoteUnavailableError } from '../remotes/load-remote.ts';
import { setRunningVersion } from '../remotes/running-version.ts';
import { report } from '../reports/report.ts';
import { App } from './app.tsx';
import { createShellRouter } from './shell-router.tsx';

jest.mock('../remotes/load-remote.ts', () => ({
  ...jest.requireActual<typeof import('../remotes/load-remote.ts')>('../remotes/load-remote.ts'),
  loadRemote: jest.fn(),
}));
jest.mock('../reports/report.ts', () => ({ report: jest.fn() }));
jest.mock('../remotes/federation.ts', () => ({ fetchRemote: jest.fn() }));
jest.mock('../remotes/live-release.ts', () => {
  const remote = (prefixes: string[]): RemoteRelease => ({
    version: '1',
    base: '/',
    prefixes,
    namespace: 'x',
    manifest: {},
    integrity: {},
  });
  return {
    liveRemotes: () => ({
      'remote-diner': remote(['/', '/restaurants']),
      'remote-business': remote(['/business']),
      'remote-kitchen': remote(['/business/kitchen']),
    }),
  };
});

const Bomb = () => {
  throw new Error('boom');
};

let answer: () => void;

/** A page whose title depends on its data. */
const Fetching = () => {
  const [name, setName] = useState('');
  useEffect(() => {
    answer = () => setName('The start');
  }, []);
  return name ? <title>{name}</title> : <p aria-busy="true">Fetching</p>;
};

const diner: RemoteModule = {
  namespace: 'diner',
  routes: [
    {
      path: '/',
      element: (
        <main id="content" tabIndex={-1}>
          <Fetching />
          <h1>Start</h1>
        </main>
      ),
    },
    { path: '/restaurants', Component: Bomb },
  ],
};
const business: RemoteModule = {
  namespace: 'business',
  routes: [
    { path: '/business', element: <h1>Console</h1> },
    {
      path: '/business/login',
      element: (
        <main id="content" tabIndex={-1}>
          <title>Log in</title>
          <input aria-label="E-mail" ref={(field) => field?.focus()} />
        </main>
      ),
    },
  ],
};

const open = async (path: string) => {
  window.history.replaceState(null, '', path);
  const router = createShellRouter();
  render(<App first={router} />);
  return router;
};

const loaded = jest.mocked(loadRemote);

beforeAll(async () => {
  await i18n
    .use(initReactI18next)
    .init({ lng: 'sq', resources: { sq: { shell: sq, ui: sqUi } }, interpolation: { escapeValue: false } });
});

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // The router's development build warns about URLs whose routes are not loaded yet.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  authStore.setState({ isChecked: true });
  loaded.mockReset().mockImplementation(async (name) => (name === 'remote-diner' ? diner : business));
});

// product.md §608
test('mounts the remote that owns the address, and no other', async () => {
  await open('/');
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  expect(loaded.mock.calls).toEqual([['remote-diner']]);
});

test('a remote cannot draw a page at an address of another one, nor at the shell’s own', async () => {
  const complain = jest.fn<void, [Error]>();
  Object.assign(window, { reportError: complain });
  const greedy = ['/', '/platform'].map((path) => ({ path, Component: () => null }));
  loaded.mockImplementation(async (name) =>
    name === 'remote-diner' ? diner : { ...business, routes: [...greedy, ...business.routes] },
  );
  const router = await open('/business');
  expect(await screen.findByRole('heading', { name: 'Console' })).toBeVisible();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  expect(complain.mock.calls.map(([error]) => error.message)).toEqual(
    greedy.map(({ path }) => `remote-business: the route ${path} is not within /business and was left out`),
  );
});

// product.md §607
test('a page below another remote’s path is drawn by the remote with the longer one, also after the other', async () => {
  const drawn = (heading: string) => ({ path: '/business/kitchen', element: <h1>{heading}</h1> });
  const kitchen: RemoteModule = { namespace: 'kitchen', routes: [drawn('Kitchen')] };
  const both = { ...business, routes: [...business.routes, drawn('The console’s kitchen')] };
  loaded.mockImplementation(async (name) => (name === 'remote-kitchen' ? kitchen : both));
  const router = await open('/business');
  expect(await screen.findByRole('heading', { name: 'Console' })).toBeVisible();
  await act(() => router.navigate('/business/kitchen'));
  expect(await screen.findByRole('heading', { name: 'Kitchen' })).toBeVisible();
  await act(() => router.navigate('/business'));
  expect(await screen.findByRole('heading', { name: 'Console' })).toBeVisible();
});

// product.md §143
test('a page that is reached within the document is recorded before its code runs, until it is drawn', async () => {
  setRunningVersion('remote-business', '1');
  const asked = jest.fn(async () => new Response());
  Object.assign(globalThis, { fetch: asked });
  const recorded: string[] = [];
  const Recorded = () => {
    recorded.push(document.cookie);
    return <h1>Another</h1>;
  };
  loaded.mockResolvedValue({
    ...business,
    routes: [...business.routes, { path: '/business/another', Component: Recorded }],
  });
  const router = await open('/business');
  await screen.findByRole('heading', { name: 'Console' });
  expect(asked).not.toHaveBeenCalled();
  await act(() => router.navigate('/business/another'));
  expect(await screen.findByRole('heading', { name: 'Another' })).toBeVisible();
  expect(recorded[0]).toMatch(/^tavolina_starting=remote-business@1:\d+$/);
  expect(document.cookie).toBe('');
  const about = { part: 'remote-business', version: '1' };
  expect(jest.mocked(report)).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'ready', ...about }));
  await act(() => router.navigate('/business/another?page=2'));
  expect(asked).toHaveBeenCalledTimes(1);
  setRunningVersion('remote-business', '');
});

// product.md §86
test('another page is told by its name, and keys go on in its content', async () => {
  const router = await open('/business');
  await screen.findByRole('heading', { name: 'Console' });
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  act(answer);
  expect(await screen.findByText('The start', { selector: 'output' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('another part of the same page is not told, and takes no focus', async () => {
  const router = await open('/');
  await screen.findByRole('heading', { name: 'Start' });
  act(answer);
  await act(() => router.navigate('/?page=2'));
  expect(screen.queryByText('The start', { selector: 'output' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('a page that leads to one of its fields keeps the focus there', async () => {
  const router = await open('/');
  await screen.findByRole('heading', { name: 'Start' });
  await act(() => router.navigate('/business/login'));
  expect(await screen.findByText('Log in', { selector: 'output' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test.each([
  ['an open menu keeps the focus', 'data-open', 'menu'],
  ['a closing menu gives the focus to the page', 'data-closed', 'main'],
])('%s when the page changes', async (_what, state, focused) => {
  const router = await open('/business');
  await screen.findByRole('heading', { name: 'Console' });
  const menu = document.body.appendChild(document.createElement('div'));
  menu.role = 'menu';
  menu.toggleAttribute(state);
  menu.tabIndex = -1;
  menu.focus();
  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'Start' });
  expect(screen.getByRole(focused)).toHaveFocus();
  menu.remove();
});

// product.md §90
test('waits with every page until the session is known', async () => {
  // A page that has just been opened, however long the tests before this one took.
  jest.spyOn(performance, 'now').mockReturnValue(0);
  authStore.setState({ isChecked: false });
  await open('/');
  expect(await screen.findByText(sq.starting)).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => authStore.setState({ isChecked: true }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

// product.md §90
test('says that a start takes long, and offers to try again', async () => {
  jest.useFakeTimers();
  authStore.setState({ isChecked: false });
  const slow = () => new Promise<RemoteModule>((resolve) => setTimeout(() => resolve(diner), 5_000));
  loaded.mockImplementation(slow);
  await open('/');
  const said = screen.getByText(sq.starting).closest('output') as HTMLElement;
  // The route is matched; now the session is pending.
  await act(() => jest.advanceTimersByTimeAsync(5_050));
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(said).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  // The same live region, outside of `aria-busy`, so that screen readers announce the change.
  expect(said).toHaveTextContent(sq.startingLong);
  expect(said.closest('[aria-busy="true"]')).toBeNull();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: sq.unavailable.retry })).toBeEnabled();
  act(() => authStore.setState({ isChecked: true }));
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

test('keys stay on the offer to try again when the page is found and the session is waited for', async () => {
  jest.useFakeTimers();
  authStore.setState({ isChecked: false });
  loaded.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(diner), 5_000)));
  jest.spyOn(performance, 'now').mockReturnValue(9_000);
  await open('/');
  const again = screen.getByRole('button', { name: sq.unavailable.retry });
  again.focus();
  await act(() => jest.advanceTimersByTimeAsync(5_050));
  expect(screen.getByRole('link', { name: sq.skipToContent })).toBeInTheDocument();
  expect(again).toHaveFocus();
  act(() => authStore.setState({ isChecked: true }));
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

// product.md §8
test('says when nobody knows the address', async () => {
  await open('/nowhere');
  expect(await screen.findByRole('heading', { name: sq.notFound.title })).toBeVisible();
  expect(screen.getByRole('link', { name: sq.notFound.home })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: sq.skipToContent })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('link', { name: sq.notFound.restaurants })).toHaveAttribute('href', '/restaurants');
  expect(screen.getByRole('button', { name: 'SQ: change language to English' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: sq.notFound.search });
  expect(search).toHaveAttribute('name', 'q');
  expect(search.closest('form')).toHaveAttribute('action', '/restaurants');
});

// product.md §117
test('what the remote of the start page adds stands below a page that nobody knows', async () => {
  loaded.mockResolvedValue({ ...diner, onPlainPages: () => <aside aria-label="Cart">Oxhaku</aside> });
  await open('/nowhere');
  expect(await screen.findByRole('complementary', { name: 'Cart' })).toHaveTextContent('Oxhaku');
  expect(loaded.mock.calls).toEqual([['remote-diner']]);
  expect(screen.getByRole('heading', { name: sq.notFound.title })).toBeVisible();
});

test('a page that nobody knows stands without the remote too', async () => {
  loaded.mockRejectedValue(new RemoteUnavailableError('remote-diner', new Error('offline')));
  await open('/nowhere');
  expect(await screen.findByRole('heading', { name: sq.notFound.title })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('why there is no page is said without waiting for the session', async () => {
  authStore.setState({ isChecked: false });
  await open('/nowhere');
  expect(await screen.findByRole('heading', { name: sq.notFound.title })).toBeVisible();
  expect(screen.queryByText(sq.starting)).not.toBeInTheDocument();
});

test('says when a remote does not come, and the retry asks for it again', async () => {
  loaded.mockRejectedValueOnce(new RemoteUnavailableError('remote-business', new Error('offline')));
  await open('/business');
  expect(await screen.findByRole('heading', { name: sq.unavailable.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: sq.unavailable.retry }));
  expect(await screen.findByRole('heading', { name: 'Console' })).toBeVisible();
});

test('a remote that does not come leaves the other unharmed', async () => {
  loaded.mockImplementation(async (name) => {
    if (name === 'remote-diner') return diner;
    throw new RemoteUnavailableError(name, new Error('offline'));
  });
  const router = await open('/');
  await screen.findByRole('heading', { name: 'Start' });
  await act(() => router.navigate('/business'));
  expect(await screen.findByRole('heading', { name: sq.unavailable.title })).toBeVisible();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

test('a page that throws is replaced by a notice, and the rest goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = await open('/restaurants');
  expect(await screen.findByRole('heading', { name: sq.crashed.title })).toBeVisible();
  expect(screen.getByRole('link', { name: sq.skipToContent })).toHaveAttribute('href', '#content');
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});
