import { i18n } from '@tavolina/shared-api/runtime';
import { fakeApi } from '@tavolina/shared-api/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import sqUi from '../../../shared-ui/locales/sq.json';
import sq from '../../locales/sq.json';
import { reloadStaleTab } from '../remotes/stale-tab.ts';
import { RouteFailure } from './route-failure.tsx';

jest.mock('../remotes/stale-tab.ts', () => ({
  ...jest.requireActual<typeof import('../remotes/stale-tab.ts')>('../remotes/stale-tab.ts'),
  reloadStaleTab: jest.fn(() => true),
}));

const reload = jest.mocked(reloadStaleTab);

beforeAll(async () => {
  await i18n
    .use(initReactI18next)
    .init({ lng: 'sq', resources: { sq: { shell: sq, ui: sqUi } }, interpolation: { escapeValue: false } });
});

/** Opens a page whose code fails to load, with the server up or down. Returns a counter of the attempts. */
const openWithoutCode = async (isThere: boolean): Promise<() => number> => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockClear();
  const received = fakeApi({
    'GET /health/live': () => (isThere ? { status: 'ok' } : Promise.reject(new TypeError('Failed to fetch'))),
  });
  const missing = Object.assign(new Error('Loading chunk checkout failed'), { name: 'ChunkLoadError' });
  const router = createMemoryRouter([
    {
      path: '/',
      lazy: () => Promise.reject(missing),
      HydrateFallback: () => null,
      ErrorBoundary: RouteFailure,
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: sq.unavailable.title });
  return () => received.length;
};

test('a page whose code is gone since a release is loaded again', async () => {
  await openWithoutCode(true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

// product.md §69
test('while the server is away nothing is loaded again, and the notice and its retry stay', async () => {
  const asked = await openWithoutCode(false);
  await waitFor(() => expect(asked()).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: sq.unavailable.retry }));
  await waitFor(() => expect(asked()).toBe(2));
  expect(await screen.findByRole('button', { name: sq.unavailable.retry })).toBeEnabled();
  expect(screen.getByText(sq.unavailable.text)).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
