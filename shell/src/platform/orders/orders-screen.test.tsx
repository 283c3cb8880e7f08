import type { OperatorOrderEvent } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { eventOf, openConsole, orderOf, status, TOKEN } from '../../testing/platform-console.tsx';

const { orders: texts } = sq.platform;
const ORDER = 'GET /platform/orders/{id}';
const ID = 'K7MQ-4XTD';

const openOrders = (handlers: FakeHandlers = {}, id = ID, lng: 'sq' | 'en' = 'sq') =>
  openConsole(handlers, TOKEN, lng, `/platform/orders${id && `?order=${id}`}`);
const openWith = (events: OperatorOrderEvent[], lng: 'sq' | 'en' = 'sq') =>
  openOrders({ [ORDER]: orderOf({ events }) }, ID, lng);
const history = () => screen.findByRole('region', { name: texts.of.replace('{{id}}', ID) });

// product.md §553
test('tells what happened with an order, by whom or to whom, and how it ended', async () => {
  await openWith([
    eventOf(),
    eventOf({ area: 'payment', what: 'charge', whose: null, amount: 12.5 }),
    eventOf({ area: 'mail', what: 'order-placed', outcome: 'refused' }),
    eventOf({ area: 'step', what: 'seen', whose: 'place' }),
    eventOf({ area: 'till', what: 'order.created', whose: 'place', outcome: 'failed' }),
  ]);
  const rows = within(await history()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Në pritjenga klienti · 18.11.2026, 10:02Hap',
    'Karta u tarifua12,50 € · 18.11.2026, 10:02Pagesë',
    'Porosia u regjistruapër klientin · refuzuar nga serveri i postës · 18.11.2026, 10:02E-mail',
    'E parë nga lokalinga lokali · 18.11.2026, 10:02Hap',
    'order.createdpër lokalin · dështoi përfundimisht · 18.11.2026, 10:02Kasë',
  ]);
});

test('shows a kind that only a later server knows by its code', async () => {
  await openWith([eventOf({ area: 'printer', what: 'ticket', whose: 'kitchen', outcome: 'jammed' })]);
  const [row] = within(await history()).getAllByRole('listitem');
  expect(row).toHaveTextContent('ticketkitchen · jammed · 18.11.2026, 10:02printer');
});

test('speaks English to whoever does', async () => {
  await openWith([eventOf({ area: 'push', what: 'ready' })], 'en');
  expect(await screen.findByText(en.platform.orders.push.ready)).toBeVisible();
});

// product.md §553
test('looks up what was typed once it is sent, and not before', async () => {
  const calls = await openOrders({}, '');
  const field = await screen.findByRole('searchbox', { name: texts.number });
  await userEvent.type(field, ' k7mq4xtd ');
  const asked = () => calls.filter(({ route }) => route === ORDER).length;
  expect(asked()).toBe(0);
  await userEvent.type(field, '{Enter}');
  expect(await history()).toBeVisible();
  expect(asked()).toBe(1);
  expect(screen.getByRole('searchbox', { name: texts.number })).toHaveValue('k7mq4xtd');
});

test('nothing typed is not looked up', async () => {
  const calls = await openOrders({}, '');
  await userEvent.click(await screen.findByRole('button', { name: sq.platform.lookUp }));
  expect(calls.map(({ route }) => route)).toEqual(['GET /platform/status']);
});

test('says that there is no such order', async () => {
  await openOrders({ [ORDER]: failure(404, 'order_not_found') });
  expect(await screen.findByText(texts.unknown.replace('{{id}}', ID))).toBeVisible();
});

test('names a message to each of two tills that heard of a step at the same moment', async () => {
  const told = eventOf({ area: 'till', what: 'order.created', whose: 'place', outcome: 'sent' });
  await openWith([told, told]);
  expect(within(await history()).getAllByRole('listitem')).toHaveLength(2);
});

test('says that nothing is known of an order', async () => {
  await openWith([]);
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('says that the order could not be had, and asks again', async () => {
  let isAway = true;
  await openOrders({ [ORDER]: () => (isAway ? failure(503, 'unavailable') : orderOf()) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: ui.retry }));
  expect(await history()).toBeVisible();
});

test('keeps the field while the order is on its way', async () => {
  await openOrders({ [ORDER]: pending });
  expect(screen.getByRole('searchbox', { name: texts.number })).toHaveValue(ID);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §553
test.each([
  ['', 'GET /platform/status', status(undefined, 'remote-diner')],
  [ID, ORDER, failure(403, 'forbidden')],
])('tells the team of a part that the page is not for it, with order "%s"', async (id, route, answer) => {
  await openOrders({ [route]: answer }, id);
  expect(await screen.findByRole('alert')).toHaveTextContent(sq.platform.forOperators);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
