import { splitByTime } from '@tavolina/shared-console/orders/scheduled-orders.ts';
import { ORDERING } from '@tavolina/shared-console/testing/hours-samples.ts';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen, within } from '@testing-library/react';
import { column, minutesAgo, openBoard, ticketOf } from '../../testing/open-board.ts';

const laterBy = (minutes: number) => {
  const at = minutesAgo(-minutes);
  return { asked_for: at, promised_at: at, created_at: minutesAgo(60) };
};

// product.md §307
test('orders for later stand in a column of their own, the next due first', async () => {
  await openBoard({
    api: {
      'GET /orders/business': [
        rowOf({ id: 'R8KX-2MND', status: 'confirmed', ...laterBy(300) }),
        rowOf({ id: 'K7MQ-4XTD', status: 'confirmed', ...laterBy(120) }),
        // The 40 minutes that orders take at this hour have begun.
        rowOf({ id: 'M2DA-8RTX', status: 'confirmed', ...laterBy(30) }),
        rowOf({ id: 'T3VZ-7HQA', created_at: minutesAgo(3) }),
      ],
      'GET /availability/state': { ...ORDERING, preparation_minutes: 40, is_measured: true },
    },
  });
  const later = within(await column(/^Për më vonë: 2$/));
  expect(later.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'K7MQ-4XTD',
    'R8KX-2MND',
  ]);
  expect(within(await column(/^Konfirmuar: 1$/)).getByRole('link')).toHaveTextContent('M2DA-8RTX');
  expect(within(await column(/^Në pritje: 1$/)).getByRole('link')).toHaveTextContent('T3VZ-7HQA');
  expect(ticketOf('R8KX-2MND')).not.toHaveTextContent('Po vonon');
  expect(within(ticketOf('T3VZ-7HQA')).getByRole('button', { name: /15/ })).toBeVisible();
});

// product.md §307
test('while it is not known when to begin, orders for later stand with all others', async () => {
  await openBoard({
    api: {
      'GET /orders/business': [rowOf({ id: 'R8KX-2MND', status: 'confirmed', ...laterBy(300) })],
      'GET /availability/state': () => Promise.reject(new TypeError('Failed to fetch')),
    },
  });
  expect(within(await column(/^Konfirmuar: 1$/)).getByRole('link')).toHaveTextContent('R8KX-2MND');
  expect(screen.queryByRole('region', { name: /^Për më vonë/ })).not.toBeInTheDocument();
});

// product.md §307, §68
test('an order for later that waits for an answer waits like the others', async () => {
  await openBoard({
    api: {
      'GET /orders/business': [
        rowOf({ id: 'R8KX-2MND', ...laterBy(300), waits_from: minutesAgo(12) }),
        rowOf({ id: 'T3VZ-7HQA', ...laterBy(600), waits_from: minutesAgo(-30) }),
        rowOf({ id: 'M2DA-8RTX', created_at: minutesAgo(3) }),
        // It was paid there already, so it is answered.
        rowOf({
          id: 'K7MQ-4XTD',
          ...laterBy(120),
          collected: { by: 'cash', at: minutesAgo(1) },
        }),
      ],
    },
  });
  const waiting = within(await column(/^Në pritje: 3$/));
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'R8KX-2MND',
    'M2DA-8RTX',
    'T3VZ-7HQA',
  ]);
  expect(ticketOf('R8KX-2MND')).toHaveTextContent('Po vonon');
  // It came while the place was closed, and nobody is there yet.
  expect(ticketOf('T3VZ-7HQA')).not.toHaveTextContent('Po vonon');
  // Minutes from now are no time for it.
  expect(within(ticketOf('R8KX-2MND')).queryByRole('button', { name: /15/ })).not.toBeInTheDocument();
  expect(within(await column(/^Për më vonë: 1$/)).getByRole('link')).toHaveTextContent('K7MQ-4XTD');
});

test('there is no such column without orders for later', async () => {
  await openBoard();
  await column(/^Në pritje: 2$/);
  expect(screen.queryByRole('region', { name: /^Për më vonë/ })).not.toBeInTheDocument();
});

// product.md §307
test('an order for later moves by itself when its preparation has to begin', () => {
  const order = rowOf({
    status: 'confirmed',
    asked_for: '2026-11-20T18:00:00.000Z',
    promised_at: '2026-11-20T18:00:00.000Z',
  });
  const at = (time: string) => splitByTime([order], Date.parse(`2026-11-20T${time}:00.000Z`), 20);
  expect(at('17:39')).toMatchObject({ scheduled: [order], now: [] });
  expect(at('17:40')).toMatchObject({ scheduled: [], now: [order] });
  const begun = { ...order, status: 'preparing' as const };
  expect(splitByTime([begun], Date.parse('2026-11-20T12:00:00.000Z'), 20).scheduled).toEqual([]);
});

// product.md §284, §285
test('a ticket says where its order goes and when it is due, and is late once that is over', async () => {
  await openBoard({
    api: {
      'GET /orders/business': [
        rowOf({ id: 'K7MQ-4XTD', fulfilment: 'table', table: '12', created_at: minutesAgo(1) }),
        rowOf({ id: 'R8KX-2MND', status: 'confirmed', ...laterBy(-2) }),
      ],
    },
  });
  await column(/^Në pritje: 1$/);
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Tavolina 12');
  expect(ticketOf('R8KX-2MND')).toHaveTextContent(/Merret në lokal · për orën \d\d:\d\d/);
  expect(ticketOf('R8KX-2MND')).toHaveTextContent('Po vonon');
});
