import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CROSSED_AS,
  inMinutes,
  KITCHEN_ORDERS,
  kitchenTicket,
  openKitchen,
  TABLE_ORDER,
} from '../../testing/open-kitchen.ts';

const PATCH = 'PATCH /orders/business/{orderId}';

// product.md §331
describe('what there is to make', () => {
  test('stands with the next promise first, without what waits for an answer or is made', async () => {
    await openKitchen();
    await kitchenTicket('M2DA-8RTX');
    const tickets = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(tickets.map(({ textContent }) => textContent)).toEqual(['Merret në lokal', 'Tavolina 4']);
    const ticket = await kitchenTicket('K7MQ-4XTD');
    expect(ticket).toHaveTextContent('Njëra tavë pa vezë, alergji.');
    expect(ticket).toHaveTextContent('Pa piper');
    // product.md §404
    for (const choice of ['Madhësia: E madhe', 'Si vakt: Me pije', 'Pija: Birrë'])
      expect(within(ticket).getByText(choice)).toBeVisible();
    expect(screen.getByRole('link', { name: '1 porosi pret përgjigje' })).toHaveAttribute(
      'href',
      '/business/orders',
    );
  });

  test('tickets have an icon only where they warn: each costs frames when sixty are scrolled', async () => {
    const warning = { ...TABLE_ORDER, id: 'W5NE-3LCA', allergy: 'Arra' };
    await openKitchen({ api: { 'GET /orders/business': [...KITCHEN_ORDERS, warning] } });
    for (const id of ['M2DA-8RTX', 'K7MQ-4XTD'])
      expect((await kitchenTicket(id)).querySelector('svg')).toBeNull();
    expect((await kitchenTicket(warning.id)).querySelectorAll('svg')).toHaveLength(1);
  });

  // product.md §421
  test('an allergy stands above the dishes, apart from the note', async () => {
    const order = { ...TABLE_ORDER, allergy: 'Arra, kikirikë' };
    await openKitchen({ api: { 'GET /orders/business': [order] } });
    const ticket = await kitchenTicket(order.id);
    expect(within(ticket).getByText('Alergji:').parentElement).toHaveTextContent('Alergji: Arra, kikirikë');
  });

  test('is narrowed to a way, which the device keeps', async () => {
    const { user } = await openKitchen();
    await kitchenTicket('M2DA-8RTX');
    await user.click(screen.getByRole('radio', { name: 'Në tavolinë: 1' }));
    expect(screen.queryByRole('listitem', { name: /M2DA/ })).not.toBeInTheDocument();
    await kitchenTicket('K7MQ-4XTD');
    expect(localStorage.getItem('tavolina-kitchen-way')).toBe('table');
  });

  test.each<[string, FakeHandlers, string]>([
    ['failed', { 'GET /orders/business': failure(400, 'bad') }, 'Porositë nuk u ngarkuan.'],
    ['nothing', { 'GET /orders/business': [] }, 'Asgjë për të gatuar.'],
    [
      'nothing of the way',
      { 'GET /orders/business': KITCHEN_ORDERS.filter(({ fulfilment }) => fulfilment !== 'table') },
      'Asgjë për të gatuar në këtë mënyrë.',
    ],
  ])('%s: it is said', async (_name, api, text) => {
    await openKitchen({ api, keptOnDevice: { 'tavolina-kitchen-way': 'table' } });
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  });

  test('is on its way: it is said', async () => {
    await openKitchen({ api: { 'GET /orders/business': pending } });
    expect(await screen.findByText('Po ngarkohet…')).toBeInTheDocument();
    expect(screen.queryByText('Asgjë për të gatuar.')).not.toBeInTheDocument();
  });
});

// product.md §332
describe('the time that is left', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['sq', 'Edhe 6 min', 'Së shpejti: 5 min', 'Tani', 'Vonesë: 1 min'],
    ['en', '6 min left', 'Soon: 5 min', 'Now', 'Late: 1 min'],
  ] as const)('runs down in words (%s)', async (lng, calm, soon, now, late) => {
    const order = { ...TABLE_ORDER, promised_at: new Date(Date.now() + 330_000).toISOString() };
    await openKitchen({
      lng,
      advanceTimers: jest.advanceTimersByTime,
      api: { 'GET /orders/business': [order] },
    });
    const ticket = await kitchenTicket('K7MQ-4XTD');
    expect(ticket).toHaveTextContent(calm);
    for (const [seconds, words] of [
      [31, soon],
      [300, now],
      [60, late],
    ] as const) {
      act(() => void jest.advanceTimersByTime(seconds * 1_000));
      expect(ticket).toHaveTextContent(words);
    }
  });
});

// product.md §333
describe('a line', () => {
  test('is crossed off, also back, and the device keeps it', async () => {
    const { user } = await openKitchen();
    const line = within(await kitchenTicket('K7MQ-4XTD')).getByRole('checkbox', { name: '1× Fërgesë' });
    await user.click(line);
    expect(line).toBeChecked();
    expect(JSON.parse(localStorage.getItem(CROSSED_AS) ?? '')).toEqual({ 'K7MQ-4XTD': [1] });
    await user.click(line);
    expect(line).not.toBeChecked();
  });

  test('is crossed off after a reload, and in another window of the device', async () => {
    await openKitchen({ keptOnDevice: { [CROSSED_AS]: '{"K7MQ-4XTD":[0]}' } });
    const ticket = within(await kitchenTicket('K7MQ-4XTD'));
    expect(ticket.getByRole('checkbox', { name: '2× Tavë kosi' })).toBeChecked();
    expect(ticket.getByRole('checkbox', { name: '1× Fërgesë' })).not.toBeChecked();
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: CROSSED_AS, newValue: '{"K7MQ-4XTD":[1]}' }),
        ),
    );
    expect(ticket.getByRole('checkbox', { name: '1× Fërgesë' })).toBeChecked();
  });

  test.each(['{', '[]', 'null', '{"K7MQ-4XTD":"0"}'])('is open where the device keeps %s', async (kept) => {
    await openKitchen({ keptOnDevice: { [CROSSED_AS]: kept } });
    const lines = within(await kitchenTicket('K7MQ-4XTD')).getAllByRole('checkbox');
    for (const line of lines) expect(line).not.toBeChecked();
  });
});

describe('a step', () => {
  // product.md §129
  test('takes one touch, and can be taken back', async () => {
    let orders = KITCHEN_ORDERS;
    const { user, sent } = await openKitchen({
      api: {
        'GET /orders/business': () => orders,
        [PATCH]: () => {
          orders = orders.map((order) =>
            order.id === 'M2DA-8RTX' ? { ...order, status: 'ready', version: 2 } : order,
          );
          return orderOf({ id: 'M2DA-8RTX', status: 'ready', version: 2 });
        },
        'POST /orders/business/{orderId}/take-back': () => {
          orders = KITCHEN_ORDERS;
          return orderOf({ id: 'M2DA-8RTX', status: 'preparing', version: 3 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Shëno gati, porosia M2DA-8RTX' }));
    expect(sent(PATCH)).toMatchObject([{ body: { status: 'ready', version: 1 } }]);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /M2DA/ })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Zhbëje' }));
    expect(await kitchenTicket('M2DA-8RTX')).toBeVisible();
  });

  test('of the next one due is the red button', async () => {
    await openKitchen();
    const first = await screen.findByRole('button', { name: 'Shëno gati, porosia M2DA-8RTX' });
    const second = screen.getByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' });
    expect(first).toHaveClass('action');
    expect(second).not.toHaveClass('action');
  });
});

// product.md §335
test('the last ten that left the kitchen are brought back with a press', async () => {
  const made = Array.from({ length: 12 }, (_, index) =>
    rowOf({
      id: `AAAA-00${10 + index}`,
      status: 'completed',
      status_at: inMinutes(index - 30),
      // A note that was added later does not bring an order to the front.
      updated_at: inMinutes(0),
    }),
  );
  let orders = [...KITCHEN_ORDERS, ...made];
  const { user, sent } = await openKitchen({
    api: {
      'GET /orders/business': () => orders,
      [PATCH]: () => {
        orders = orders.map((order) =>
          order.id === 'T3VZ-7HQA' ? { ...order, status: 'preparing', version: 5 } : order,
        );
        return orderOf({ id: 'T3VZ-7HQA', status: 'preparing', version: 5 });
      },
    },
  });
  await kitchenTicket('K7MQ-4XTD');
  const open = screen.getByRole('button', { name: 'Dhjetë të fundit' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await user.click(open);
  const panel = within(screen.getByRole('region', { name: 'Porositë e fundit që dolën nga kuzhina' }));
  const links = panel.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toHaveLength(10);
  expect(links.slice(0, 3)).toEqual(['T3VZ-7HQA', 'C4PZ-9WKE', 'AAAA-0021']);
  await user.click(panel.getByRole('button', { name: 'Ktheje në kuzhinë, porosia T3VZ-7HQA' }));
  expect(sent(PATCH)).toMatchObject([{ body: { status: 'preparing', version: 4 } }]);
  expect(await kitchenTicket('T3VZ-7HQA')).toBeVisible();
});
