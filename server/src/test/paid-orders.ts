import type { Ledger } from '@tavolina/shared-api/contract';
import { sandboxTimeJob } from '../app/open-payments.ts';
import { paymentSweepJob } from '../modules/payments/payment-upkeep.ts';
import { sandboxEventJob } from '../sandbox/events.ts';
import { CARDS, type CardHolder, cardHolder } from './card-holder.ts';
import { type CardOrders, cardOrders } from './card-orders.ts';
import { eventually } from './eventually.ts';
import { doWork } from './jobs-done.ts';
import { type Received, send } from './send.ts';
import { stripeDashboard } from './stripe-dashboard.ts';
import type { TestServer } from './test-server.ts';

/** A place whose diners have paid by card, and everybody who moves that money. */
export interface PaidOrders {
  orders: CardOrders;
  diner: CardHolder;
  dashboard: Awaited<ReturnType<typeof stripeDashboard>>;
  /** Places an order and pays it, with the card that works unless another is named. */
  placePaid: (card?: string) => ReturnType<CardOrders['place']>;
  /** Sets an order's status as its owner. */
  setStatus: (id: string, status: string) => Promise<Received>;
  /** Waits until the diner sees this payment status. */
  isAt: (id: string, payment_status: string) => Promise<void>;
  /** What the ledger holds of an order, oldest first; cents. */
  ledgerOf: (id: string) => Promise<{ kind: string; amount_minor: number }[]>;
  /** The order's line of the ledger that its owner reads. */
  inLedger: (id: string) => Promise<Ledger['orders'][number] | undefined>;
  /** Lets a slow bank do what it does, and waits until all its messages have arrived. */
  passBankTime: () => Promise<void>;
  /** Lets an order's next three refunds fail. */
  failThrice: (id: string) => Promise<void>;
  /** Looks once for payments that nobody has told of. */
  sweep: () => Promise<void>;
  /** Lets the bank of a card take refunds from now on. */
  takeRefunds: (ref: string) => Promise<unknown>;
}

/** Opens such a place. */
export const paidOrders = async (server: TestServer): Promise<PaidOrders> => {
  const dashboard = await stripeDashboard(server);
  const diner = await cardHolder(server);
  const orders = await cardOrders(server);
  const token = orders.owner.accessToken;
  const ledgerOf: PaidOrders['ledgerOf'] = async (id) => {
    const { rows } = await server.database.query<{ kind: string; amount_minor: number }>(
      'SELECT kind, amount_minor FROM ledger_entries WHERE order_id = $1 ORDER BY id',
      [id],
    );
    return rows;
  };
  const passBankTime = async (): Promise<void> => {
    server.advance(2 * 60_000);
    await doWork(server, sandboxTimeJob, sandboxEventJob);
  };
  return {
    orders,
    diner,
    dashboard,
    async placePaid(card = CARDS.works) {
      const order = await orders.place();
      await diner.confirm(order.secret, await diner.enterCard(card));
      expect(await orders.track(order.id)).toMatchObject({ payment_status: 'paid' });
      return order;
    },
    setStatus: (id, status) => send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status } }),
    isAt: (id, payment_status) =>
      eventually(async () => expect(await orders.track(id)).toMatchObject({ payment_status })),
    ledgerOf,
    async inLedger(id) {
      const { body } = await send(server, 'GET', '/payments/ledger', { token });
      return (body as Ledger).orders.find(({ order_id }) => order_id === id);
    },
    passBankTime,
    async failThrice(id) {
      const count = async (kind: string): Promise<number> =>
        (await ledgerOf(id)).filter((entry) => entry.kind === kind).length;
      const before = await count('refund_failed');
      for (const time of [1, 2, 3]) {
        await eventually(async () => expect(await count('refund')).toBe(before + time));
        await passBankTime();
        await eventually(async () => expect(await count('refund_failed')).toBe(before + time));
      }
    },
    sweep: () => server.jobs.send(server.database, paymentSweepJob, {}),
    takeRefunds: (ref) =>
      server.database.query(
        `UPDATE sandbox.objects SET hidden = jsonb_set(hidden, '{behaviour}', '"works"')
         WHERE kind = 'charge' AND data ->> 'payment_intent' = $1`,
        [ref],
      ),
  };
};
