import { type Language, LIMITS, type PlaceOrderRequest, toMinor } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { isLockTimeout, isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { limitLockWait } from '../../../platform/database/lock-wait.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { takeBackLoss } from '../../availability/availability-service.ts';
import { businessExists } from '../../businesses/businesses-service.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { applyDuePricesOf, takeStock, type WantedStock } from '../../menus/menus-service.ts';
import { queueTickets } from '../../printers/print-queue-service.ts';
import { acceptsOrders } from '../../subscriptions/subscriptions-service.ts';
import { announceOrder } from '../order-events.ts';
import { orderPlacedJob } from '../order-jobs.ts';
import { findOrder } from '../orders-repository.ts';
import { isCardOrder } from '../payment/card-orders.ts';
import type { OrderPayments } from '../payment/payments-port.ts';
import { startAnswerTimers } from '../steps/unanswered-orders.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import { agreeFulfilment } from './agree-fulfilment.ts';
import { countLoss, sentCart } from './lost-order.ts';
import { newOrderId } from './order-id.ts';
import { limitPayLaterOrders } from './order-limits.ts';
import { type OrderableItem, type PricedOrder, priceOrder } from './order-pricing.ts';
import { neededStock } from './ordered-stock.ts';
import { findOrderableItems, insertOrder } from './place-order-repository.ts';
import { type Placement, placed } from './placement.ts';
import { claimKeyOrWait, orderFingerprint, repeatResponse } from './repeated-order.ts';
import { refuseUnserved } from './unserved.ts';

/** How long a request waits for locks of others, in ms: on its key, its diner, its menu. */
const LOCK_WAIT_MS = 1_000;
const ID_ATTEMPTS = 3;

interface PlaceOrderDeps {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  payments: OrderPayments | undefined;
  config: Pick<Config, 'rateLimits'>;
}

/** How an order was sent. */
interface Sending {
  /** Its idempotency key. */
  key: string | undefined;
  /** The language of its mails, unless the request names one. */
  language: Language;
  /** The address that it comes from. */
  ip: string;
}

/** Prices an order and says what it needs of what is counted, or throws when a dish or the payment method is unavailable. */
const priceIfPossible = async (
  client: Queryable,
  request: PlaceOrderRequest,
  { canTakeCards, now }: { canTakeCards: boolean; now: Date },
): Promise<{ priced: PricedOrder; needed: WantedStock[]; items: OrderableItem[] }> => {
  if (!(await businessExists(client, request.business_id))) throw new ApiFailure('place_not_found');
  if (!(await acceptsOrders(client, request.business_id, now))) throw new ApiFailure('orders_not_accepted');
  const isCard = isCardOrder(request);
  if (isCard && !canTakeCards) throw new ApiFailure('card_unavailable');
  const { rates } = await exchangeRates(client);
  const items = await findOrderableItems(
    client,
    request.items.map((line) => line.menu_item_id),
  );
  const priced = priceOrder(request, items, rates);
  const needed = neededStock(priced.lines, items, request.read_in);
  // The total that the diner agreed to (product.md §30).
  if (request.expected_total !== undefined && toMinor(request.expected_total) !== priced.totalMinor)
    throw new ApiFailure('price_changed');
  // What a card can pay (product.md §27).
  if (isCard && priced.totalMinor < LIMITS.cardMinimumMinor) throw new ApiFailure('card_amount_too_small');
  if (isCard && priced.totalMinor > LIMITS.cardMaximumMinor) throw new ApiFailure('card_amount_too_large');
  return { priced, needed, items };
};

const placeOnce = async (
  { database, jobs, payments, config, clock }: PlaceOrderDeps,
  request: PlaceOrderRequest,
  { key, language, ip }: Sending,
): Promise<Placement> => {
  const now = clock();
  const ids = request.items.map((line) => line.menu_item_id);
  await applyDuePricesOf(database, ids, now);
  return transaction(database, async (client) => {
    const id = newOrderId();
    const fingerprint = orderFingerprint(request);
    await limitLockWait(client, LOCK_WAIT_MS);
    if (key !== undefined && !(await claimKeyOrWait(client, key, fingerprint, id)))
      return repeatResponse(client, key, fingerprint);

    if (config.rateLimits) await limitPayLaterOrders(client, request);
    const canTakeCards = payments !== undefined;
    const { priced, needed, items } = await priceIfPossible(client, request, { canTakeCards, now });
    const agreed = await agreeFulfilment(client, request, priced.workMinutes, now);
    await refuseUnserved(client, { request, items, agreed, workMinutes: priced.workMinutes }, now);
    await insertOrder(client, { id, request, priced, agreed, language: request.language ?? language });
    await takeBackLoss(client, sentCart(request, ip), now);
    if (payments && isCardOrder(request)) {
      await payments.recordPayment(client, id, priced.totalMinor);
      await takeStock(client, jobs, id, needed);
      return { answer: placed(id, 'pending', priced.totalMinor, agreed.promisedAt), replayed: false };
    }
    await announceOrder(client, request.business_id, {
      type: 'order.placed',
      order_id: id,
      status: 'pending',
    });
    await jobs.send(client, orderPlacedJob, { order_id: id });
    await tellTillsOfOrder(client, jobs, 'order.created', { id, businessId: request.business_id });
    await queueTickets(client, { id, businessId: request.business_id }, 'arrival');
    const { fulfilment, askedFor } = agreed;
    await startAnswerTimers(client, jobs, { id, businessId: request.business_id, fulfilment, askedFor, now });
    // Last: other orders of the same dishes wait from here until the transaction ends.
    await takeStock(client, jobs, id, needed);
    return { answer: placed(id, 'unpaid', priced.totalMinor, agreed.promisedAt), replayed: false };
  });
};

/**
 * Adds what the browser needs to pay. The payment is created after the order is stored, and only once per
 * order.
 */
export const withPayment = async (
  { database, payments }: PlaceOrderDeps,
  request: PlaceOrderRequest,
  placement: Placement,
): Promise<Placement> => {
  const { answer } = placement;
  if (!payments || answer.payment_status !== 'pending') return placement;
  const toConfirm = await payments.paymentToConfirm(answer.id, request.payment_method_id || undefined);
  if (!toConfirm) {
    const order = await findOrder(database, answer.id);
    const status = order?.payment_status ?? answer.payment_status;
    return { ...placement, answer: { ...answer, payment_status: status } };
  }
  const { ref, clientSecret } = toConfirm;
  const secrets = { payment_intent_id: ref, payment_intent_client_secret: clientSecret };
  return { ...placement, answer: { ...answer, ...secrets } };
};

/**
 * Stores an order: order, lines, history, key and jobs in one transaction (product.md §22, §23, §24, §25, §26, §27, §28).
 * Repeating is safe: the same key and request return the same order, however often and however parallel.
 */
export const placeOrder = async (
  deps: PlaceOrderDeps,
  request: PlaceOrderRequest,
  sending: Sending,
): Promise<Placement> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await placeOnce(deps, request, sending);
    } catch (error) {
      // A count that fails must not hide why the order was refused.
      if (error instanceof ApiFailure)
        await countLoss(deps, request, sending.ip, error).catch(() => undefined);
      // A menu that is being saved, or too many parallel orders of one diner.
      if (isLockTimeout(error)) throw new ApiFailure('service_unavailable', { retryAfter: 1 });
      // The random id was taken: try another.
      if (!isUniqueViolation(error) || attempt >= ID_ATTEMPTS) throw error;
    }
  }
};
