import { queryClient } from '@tavolina/shared-api/runtime';
import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../testing/samples.ts';

const OFFLINE = /^Je pa lidhje\./;
const SILENT = /^Tavolina nuk po përgjigjet\. Menuja është siç e pe herën e fundit/;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that can be taken away. */
const serve = () => {
  const server = { isThere: true, isPinged: true };
  fakeApi({
    'GET /menus/{id}': () => (server.isThere ? menuOf() : lost()),
    'GET /exchange-rates': () => (server.isThere ? RATES : lost()),
    'GET /health/live': () => (server.isPinged ? { status: 'ok' as const } : lost()),
  });
  return server;
};

const openMenu = async (): Promise<void> => {
  await renderScreen('/menu/dreka');
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
};

const askAnew = () => act(() => queryClient.refetchQueries());

// product.md §69
test('without a connection the menu stays, and says that it is as it was', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  serve();
  await openMenu();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(OFFLINE)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument());
});

// product.md §69
test('once it is back, prices are asked for again by themselves', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  let price = 650;
  fakeApi({
    'GET /menus/{id}': () => menuOf({ sections: [], items: [dishOf({ price })] }),
    'GET /exchange-rates': RATES,
  });
  await openMenu();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(OFFLINE);
  price = 700;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^700\sL$/)).toBeInTheDocument();
});

test('a server that does not answer is said too, until it does', async () => {
  const server = serve();
  await openMenu();
  server.isThere = false;
  server.isPinged = false;
  await askAnew();
  expect(await screen.findByText(SILENT)).toBeInTheDocument();
  server.isPinged = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText(SILENT)).not.toBeInTheDocument());
});

test('an answer out of the browser’s cache is no sign that the server is back', async () => {
  const server = serve();
  await openMenu();
  server.isThere = false;
  server.isPinged = false;
  await askAnew();
  await screen.findByText(SILENT);
  server.isThere = true;
  await askAnew();
  expect(screen.getByText(SILENT)).toBeInTheDocument();
});

test('one lost call is no lost connection', async () => {
  const server = serve();
  await openMenu();
  server.isThere = false;
  await askAnew();
  expect(screen.queryByText(SILENT)).not.toBeInTheDocument();
});

test('an answer that the device had kept tells that there is no connection', async () => {
  fakeApi({
    'GET /menus/{id}': () => Response.json(menuOf(), { headers: { 'x-tavolina-kept': 'true' } }),
    'GET /exchange-rates': RATES,
    'GET /health/live': lost,
  });
  await openMenu();
  expect(await screen.findByText(SILENT)).toBeInTheDocument();
  serve();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText(SILENT)).not.toBeInTheDocument());
});
