import { pending } from '@tavolina/shared-api/testing';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inMinutes, kitchenTicket, openKitchen } from '../../testing/open-kitchen.ts';

const PATCH = 'PATCH /orders/business/{orderId}';
/** Three tickets below each other: a finger that takes the second one away is then on the third. */
const TICKETS = ['A2DA-8RTX', 'B7MQ-4XTD', 'C4PZ-9WKE'].map((id, index) =>
  rowOf({ id, status: 'preparing', promised_at: inMinutes(3 + index) }),
);

const ready = (id: string) => screen.getByRole('button', { name: `Shëno gati, porosia ${id}` });

/** A touch as a tablet reports it: two that are 350 ms apart are two clicks, no double one. */
const touch = (target: Element, clientY: number): void => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientY });
  fireEvent(target, Object.assign(click, { pointerType: 'touch' }));
};

// product.md §550
test('the second touch of a double tap takes no step of the ticket that moves up', async () => {
  const { sent } = await openKitchen({ api: { 'GET /orders/business': TICKETS, [PATCH]: pending } });
  const [first, second, third] = TICKETS.map(({ id }) => id) as [string, string, string];
  await kitchenTicket(second);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());

  touch(ready(second), 400);
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /B7MQ/ })).not.toBeInTheDocument());
  clock.mockReturnValue(performance.now() + 350);
  touch(ready(third), 410);
  expect(sent(PATCH)).toHaveLength(1);

  // Elsewhere it is a press of its own.
  touch(ready(first), 100);
  await waitFor(() => expect(sent(PATCH)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /A2DA/ })).not.toBeInTheDocument());

  clock.mockReturnValue(performance.now() + 500);
  touch(ready(third), 100);
  await waitFor(() => expect(sent(PATCH)).toHaveLength(3));
  clock.mockRestore();
});
