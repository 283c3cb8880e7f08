import { setTier } from '@tavolina/shared-api/auth';
import { failure, liveStream, pending } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';

const LOST = /Lidhja e drejtpërdrejtë u ndërpre\. Porositë rifreskohen çdo 15 sekonda/;

const open = (api: Parameters<typeof renderScreen>[0]['api'] = {}) =>
  renderScreen({ at: '/business/orders', api: { 'GET /orders/business': [rowOf()], ...api } });

const account = () => screen.findByRole('button', { name: 'Llogaria Oxhaku i Gjyshes' });

test('names the place, and says how many orders wait', async () => {
  await open({
    'GET /orders/business': [
      rowOf(),
      rowOf({ id: 'R8KX-2MND' }),
      rowOf({ id: 'M2DA-8RTX', status: 'ready' }),
    ],
  });
  const navigation = await screen.findByRole('navigation', { name: 'Paneli' });
  expect(await within(navigation).findByRole('img', { name: '2 në pritje' })).toBeVisible();
  expect(within(navigation).getByRole('link', { name: /Porositë/ })).toHaveAttribute('aria-current', 'page');
  expect(await account()).toHaveTextContent('Oxhaku i Gjyshes');
});

test('the account menu says who is signed in and opens by keyboard', async () => {
  const { user } = await open();
  (await account()).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent(`${PROFILE.business_name}${PROFILE.email}`);
  expect(within(menu).getByRole('menuitem', { name: 'Porositë' })).toHaveAttribute(
    'href',
    '/business/orders',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('the account menu’s button stays the same while its code comes, and keeps focus and press', async () => {
  const { user } = await open();
  const button = await account();
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await screen.findByRole('menu', { name: 'Llogaria Oxhaku i Gjyshes' });
  expect(screen.getByRole('menuitem', { name: 'Paneli' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the account menu changes the language', async () => {
  const { user } = await open();
  await user.click(await account());
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('signing out ends the session here and at the server, without coming back', async () => {
  const { user, sent, router } = await open({ 'POST /auth/logout': undefined });
  await user.click(await account());
  await user.click(await screen.findByRole('menuitem', { name: 'Dil nga llogaria' }));
  expect(await screen.findByRole('heading', { name: 'Mirë se u ktheve' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/business/login', state: null });
  expect(screen.queryByText(/Sesioni mbaroi/)).not.toBeInTheDocument();
  expect(sent('POST /auth/logout')[0]?.body).toEqual({ refresh_token: 'refresh' });
  expect(localStorage).toHaveLength(0);
});

test('signing out works without connection', async () => {
  const { user } = await open({ 'POST /auth/logout': () => Promise.reject(new TypeError('offline')) });
  await user.click(await account());
  await user.click(await screen.findByRole('menuitem', { name: 'Dil nga llogaria' }));
  expect(await screen.findByRole('heading', { name: 'Mirë se u ktheve' })).toBeVisible();
});

describe('the live connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // product.md §193
  test('says when it is lost, asks by itself meanwhile, and is silent once it is back', async () => {
    let isDown = true;
    const live = liveStream();
    let orders = [rowOf()];
    const { sent } = await open({
      'GET /orders/business': () => orders,
      'GET /orders/business/events': () => (isDown ? failure(503, 'service_unavailable') : live.open()),
    });
    expect(await screen.findByText(LOST)).toBeVisible();
    await screen.findByRole('link', { name: 'K7MQ-4XTD' });

    orders = [...orders, rowOf({ id: 'R8KX-2MND' })];
    const asked = sent('GET /orders/business').length;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(sent('GET /orders/business')).toHaveLength(asked + 1);
    expect(await screen.findByRole('link', { name: 'R8KX-2MND' })).toBeVisible();

    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(screen.queryByText(LOST)).not.toBeInTheDocument());
  });

  // product.md §606
  test('does not keep a list old that could not be loaded', async () => {
    const live = liveStream();
    let isDown = false;
    let orders = [rowOf()];
    await open({
      'GET /orders/business': () => (isDown ? failure(503, 'service_unavailable') : orders),
      'GET /orders/business/events': live.open,
    });
    await screen.findByRole('link', { name: 'K7MQ-4XTD' });
    await waitFor(() => expect(live.isOpen()).toBe(true));
    isDown = true;
    orders = [...orders, rowOf({ id: 'R8KX-2MND' })];
    await act(async () => live.send({ type: 'order.placed', order_id: 'R8KX-2MND', status: 'pending' }));
    // The list is asked for again after a second and after two more.
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByRole('link', { name: 'R8KX-2MND' })).toBeVisible();
  });

  test('is not missed by a place whose plan turns out to have no orders', async () => {
    await open({
      'GET /orders/business/events': failure(503, 'service_unavailable'),
      'GET /payments/config': pending,
      'GET /subscriptions/me': pending,
      'GET /subscriptions/plans': pending,
    });
    expect(await screen.findByText(LOST)).toBeVisible();
    await act(async () => setTier('basic'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Abonimi' })).toBeVisible();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  });
});
