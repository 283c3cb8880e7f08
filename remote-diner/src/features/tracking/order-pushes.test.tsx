import { watchInstallOffer } from '@tavolina/shared-api/client';
import type { CustomerOrder } from '@tavolina/shared-api/contract';
import {
  FAKE_SUBSCRIPTION,
  failure,
  fakeApi,
  fakePhone,
  fakePush,
  liveStream,
} from '@tavolina/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { orderOf } from '../../testing/samples.ts';

let undo = (): void => undefined;
afterEach(() => {
  undo();
  undo = () => undefined;
});

const open = async (order: Partial<CustomerOrder> = {}, api: Parameters<typeof fakeApi>[0] = {}) => {
  const stream = liveStream();
  const calls = fakeApi({
    'GET /orders/customer/{orderId}': () => orderOf({ status: 'confirmed', ...order }),
    'GET /orders/customer/{orderId}/events': () => stream.open(),
    'GET /push/key': { public_key: 'BKey' },
    'POST /orders/customer/{orderId}/push': undefined,
    'POST /orders/customer/{orderId}/push/state': { is_on: false },
    'POST /orders/customer/{orderId}/push/stop': undefined,
    ...api,
  });
  const { user } = await renderScreen('/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al', { lng: 'en' });
  await screen.findByRole('region', { name: 'Progress' });
  const sent = (route: string) => calls.filter((call) => call.route === route).map(({ request }) => request);
  return { user, sent };
};

// product.md §316
test('a device follows the order with a press, and stops with another', async () => {
  undo = fakePush('granted');
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Notify me on this device' }));
  await user.click(await screen.findByRole('button', { name: 'Stop notifications' }));
  expect(await screen.findByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  expect(sent('POST /orders/customer/{orderId}/push')[0]?.body).toEqual({
    email: 'arta.k@shembull.al',
    subscription: FAKE_SUBSCRIPTION,
  });
  expect(sent('POST /orders/customer/{orderId}/push/stop')[0]?.body).toEqual({
    email: 'arta.k@shembull.al',
    endpoint: FAKE_SUBSCRIPTION.endpoint,
  });
});

// product.md §317
test('an order that is ready offers no pushes, and lets those be stopped that were begun', async () => {
  undo = fakePush('granted', 'granted');
  const begun = await open(
    { status: 'ready' },
    { 'POST /orders/customer/{orderId}/push/state': { is_on: true } },
  );
  await begun.user.click(await screen.findByRole('button', { name: 'Stop notifications' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /notif/i })).not.toBeInTheDocument());
});

// product.md §316
test('a device that follows the order can stop after a reload', async () => {
  undo = fakePush('granted', 'granted');
  const { user, sent } = await open({}, { 'POST /orders/customer/{orderId}/push/state': { is_on: true } });
  await user.click(await screen.findByRole('button', { name: 'Stop notifications' }));
  expect(await screen.findByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  const own = { email: 'arta.k@shembull.al', endpoint: FAKE_SUBSCRIPTION.endpoint };
  expect(sent('POST /orders/customer/{orderId}/push/state')[0]?.body).toEqual(own);
  expect(sent('POST /orders/customer/{orderId}/push/stop')[0]?.body).toEqual(own);
});

// product.md §316
test('a device that may be told already can be told again', async () => {
  undo = fakePush('granted');
  const { user } = await open(
    {},
    { 'POST /orders/customer/{orderId}/push/state': failure(500, 'internal_error') },
  );
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByRole('button', { name: 'Stop notifications' })).toBeVisible();
});

// product.md §319
test('a no says what to do', async () => {
  undo = fakePush('denied');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Notify me on this device' }));
  const why = await screen.findByText(/blocks notifications from Tavolina/);
  expect(why).toBeVisible();
  // The button has gone, and keys go on here.
  await waitFor(() => expect(why).toHaveFocus());
});

// product.md §319
test.each([
  ['a browser without pushes', () => () => undefined, /Keep this page open/],
  ['an iPhone outside the installed app', () => fakePhone(), /Add to Home Screen/],
  ['an old iPhone inside it', () => fakePhone(true), /Keep this page open/],
])('%s says what to do', async (_name, fake, text) => {
  undo = fake();
  await open();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();
});

test('a failure is said, and the order that is over asks nothing', async () => {
  undo = fakePush('granted');
  const { user } = await open({}, { 'POST /orders/customer/{orderId}/push': failure(500, 'internal_error') });
  await user.click(screen.getByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an order that is over is not followed', async () => {
  undo = fakePush('granted');
  await open({ status: 'delivered' });
  expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();
});

// product.md §319
test('the storefront is installed with a press, where the browser offers that', async () => {
  undo = fakePush('granted');
  watchInstallOffer();
  const { user } = await open();
  const prompt = jest.fn(async () => undefined);
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await user.click(screen.getByRole('button', { name: 'Install Tavolina' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install Tavolina' })).not.toBeInTheDocument();
});
