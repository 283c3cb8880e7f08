import { askForLife } from '@tavolina/shared-api/client';
import { i18n } from '@tavolina/shared-api/runtime';
import { fakeApi } from '@tavolina/shared-api/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, Link, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import enUi from '../../../shared-ui/locales/en.json';
import sqUi from '../../../shared-ui/locales/sq.json';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { withPageCode } from './page-routes.tsx';

const MISSING = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
const page = { Component: () => <h1>Orari</h1> };
const WORDS = { sq: sq.unavailable, en: en.unavailable };

beforeAll(async () => {
  const resources = { sq: { shell: sq, ui: sqUi }, en: { shell: en, ui: enUi } };
  await i18n.use(initReactI18next).init({ lng: 'sq', resources, interpolation: { escapeValue: false } });
});

const server = { isThere: true };
beforeEach(async () => {
  server.isThere = true;
  fakeApi({
    'GET /health/live': () =>
      server.isThere ? { status: 'ok' } : Promise.reject(new TypeError('Failed to fetch')),
  });
  await i18n.changeLanguage('sq');
  await askForLife();
});

const load = (lazy: () => Promise<typeof page>, parent: { Component?: typeof Outlet } = {}) => {
  const [{ children: [child] = [] } = {}] = withPageCode([
    { path: '/a', ...parent, children: [{ path: 'b', lazy }] },
  ]);
  return typeof child?.lazy === 'function' ? child.lazy() : undefined;
};

test('code that did not come is asked for once more', async () => {
  const lazy = jest.fn().mockRejectedValueOnce(MISSING).mockResolvedValueOnce(page);
  await expect(load(lazy)).resolves.toBe(page);
});

test.each([
  ['within a frame, where the server answers', { Component: Outlet }, true],
  ['without a frame, where it does not', {}, false],
])('code that does not come the second time either is missing: %s', async (_, parent, isThere) => {
  server.isThere = isThere;
  const lazy = jest.fn().mockRejectedValue(MISSING);
  await expect(load(lazy, parent)).rejects.toBe(MISSING);
  expect(lazy).toHaveBeenCalledTimes(2);
});

test.each([true, false])('code that came and threw is not run again, server there: %s', async (isThere) => {
  server.isThere = isThere;
  const lazy = jest.fn().mockRejectedValue(new Error('boom'));
  await expect(load(lazy, { Component: Outlet })).rejects.toThrow('boom');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('routes without code of their own stay as they are', () => {
  const routes = [
    { path: '/a', ...page },
    { index: true as const, ...page },
  ];
  expect(withPageCode(routes)).toEqual(routes);
});

// product.md §447
describe('a page within a frame whose code does not come while the server is away', () => {
  const Frame = () => (
    <>
      <nav>
        <Link to="/">Paneli</Link>
        <Link to="/hours">Orari</Link>
      </nav>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
  const Failed = () => <p>{String(useRouteError())}</p>;

  /** Opens it by a link of its frame. */
  const open = async (lazy: () => Promise<typeof page>) => {
    server.isThere = false;
    const router = createMemoryRouter([
      {
        ErrorBoundary: Failed,
        children: withPageCode([
          {
            Component: Frame,
            children: [
              { path: '/', Component: () => <h1>Paneli</h1> },
              { path: '/hours', lazy },
            ],
          },
        ]),
      },
    ]);
    render(<RouterProvider router={router} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Orari' }));
    return user;
  };
  const away = () => {
    const lazy = jest.fn<Promise<typeof page>, []>(async () => {
      if (!server.isThere) throw MISSING;
      return page;
    });
    return { lazy, open: () => open(lazy) };
  };
  const retry = () => screen.getByRole('button', { name: sq.unavailable.retry });
  /** The server answers again, which the browser says. */
  const comeBack = () => {
    server.isThere = true;
    act(() => void window.dispatchEvent(new Event('online')));
  };

  test.each(['sq', 'en'] as const)('leaves the frame standing and says so, %s', async (language) => {
    await i18n.changeLanguage(language);
    await away().open();
    expect(await screen.findByRole('heading', { name: WORDS[language].title })).toBeVisible();
    expect(screen.getByText(WORDS[language].comes)).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByText(WORDS[language].comes));
    expect(screen.getByRole('link', { name: 'Paneli' })).toBeVisible();
  });

  test('comes by itself once the server answers', async () => {
    await away().open();
    await screen.findByText(sq.unavailable.comes);
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Orari' })).toBeVisible();
    expect(screen.queryByText(sq.unavailable.comes)).not.toBeInTheDocument();
  });

  test('is tried again by a press: it stays while the server is away, then keys go on in the page', async () => {
    const user = await away().open();
    await screen.findByText(sq.unavailable.comes);
    await user.click(retry());
    await waitFor(() => expect(retry()).toBeEnabled());
    expect(screen.getByText(sq.unavailable.comes)).toBeVisible();
    server.isThere = true;
    await user.click(retry());
    expect(await screen.findByRole('heading', { name: 'Orari' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('is there at once when it is opened again without a connection', async () => {
    const { lazy, open: openAway } = away();
    const user = await openAway();
    await screen.findByText(sq.unavailable.comes);
    comeBack();
    await screen.findByRole('heading', { name: 'Orari' });
    server.isThere = false;
    const asked = lazy.mock.calls.length;
    await user.click(screen.getByRole('link', { name: 'Paneli' }));
    await user.click(screen.getByRole('link', { name: 'Orari' }));
    expect(screen.getByRole('heading', { name: 'Orari' })).toBeVisible();
    expect(lazy).toHaveBeenCalledTimes(asked);
  });

  test.each([
    ['throws', new Error('boom')],
    ['is gone since a release', MISSING],
  ])('is an error once the server answers and its code %s', async (_, error) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(async () => {
      throw server.isThere ? error : MISSING;
    });
    await screen.findByText(sq.unavailable.comes);
    comeBack();
    expect(await screen.findByText(String(error))).toBeVisible();
  });
});
