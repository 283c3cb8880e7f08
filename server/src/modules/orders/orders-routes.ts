import {
  calls,
  givesPromise,
  isCancelled,
  type Language,
  type OrderEvent,
  type OrderStatus,
} from '@tavolina/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { StreamRegistry } from '../../platform/events/stream-registry.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { baseVersion } from '../../platform/http/base-version.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createOrderQueue } from '../../platform/queues/order-queue.ts';
import { createStateQueue } from '../../platform/queues/state-queue.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { customerOrder, requireCustomerOrder } from './customer-order.ts';
import { statsOf } from './figures/order-stats.ts';
import { recordDinerAddress } from './look-up-limits.ts';
import { businessTopic, orderTopic } from './order-events.ts';
import { orderOf, ordersOf } from './orders-service.ts';
import { requireOrdersPlan } from './owned-order.ts';
import { collectOrder } from './payment/collect-order.ts';
import type { OrderPayments } from './payment/payments-port.ts';
import { refundOrderAgain } from './payment/refund-again.ts';
import { settleRefundByHand } from './payment/refund-by-hand.ts';
import { limitRequests } from './placing/order-limits.ts';
import { orderLines } from './placing/order-lines.ts';
import { placeOrder, withPayment } from './placing/place-order.ts';
import { isRepeated } from './placing/repeated-order.ts';
import { cancelCustomerOrder } from './steps/cancel-order.ts';
import { changeOrder } from './steps/change-order.ts';
import { delayOrder } from './steps/delay-order.ts';
import { markOrdersSeen } from './steps/mark-orders-seen.ts';
import { undoStep } from './steps/undo-step.ts';
import { changedOrdersOf } from './tills/changed-orders.ts';

/** Dependencies of the order calls. */
export interface OrdersDeps {
  database: Database;
  events: EventBus;
  jobs: Jobs;
  limits: RateLimits;
  clock: Clock;
  config: Config;
  /** Undefined where card payments are off. */
  payments: OrderPayments | undefined;
}

/**
 * Checks that a return URL is an origin of ours: the configured one, or else the requested host. Clients send
 * it, but nothing leads there: cards are confirmed in the page.
 */
const checkReturnUrl = (
  url: string | null | undefined,
  { publicOrigin, allowedOrigins }: Config,
  request: FastifyRequest,
  language: Language,
): void => {
  if (!url) return;
  const own = requestOrigin(request, publicOrigin);
  // TLS may end at a proxy in front of this server.
  if ([own, own.replace(/^http:/, 'https:'), ...allowedOrigins].includes(url.replace(/\/$/, ''))) return;
  const message = textsIn(language)('fields.invalid');
  throw new ApiFailure('invalid_input', { errors: [{ field: 'return_url', message }] });
};

/** Checks that a reason comes with a cancellation, and a promise with a confirmation. */
const checkChange = (
  change: { status: OrderStatus; decline_reason?: unknown; promise_minutes?: unknown },
  language: Language,
): void => {
  const misplaced = [
    ...(change.decline_reason !== undefined && !isCancelled(change.status) ? ['decline_reason'] : []),
    ...(change.promise_minutes !== undefined && !givesPromise(change.status) ? ['promise_minutes'] : []),
  ];
  if (misplaced.length === 0) return;
  const message = textsIn(language)('fields.invalid');
  throw new ApiFailure('invalid_input', { errors: misplaced.map((field) => ({ field, message })) });
};

/** Registers orders for diners and owners, with their event streams. */
export const registerOrders = (
  { register }: CallRegistry,
  streams: StreamRegistry,
  deps: OrdersDeps,
): void => {
  const { orders } = calls;
  const { database, events, limits, config, clock } = deps;
  const placeInTurn = createOrderQueue();
  const readInTurn = createStateQueue();

  register(orders.place, async ({ body, headers }, { ip, language, reply }) => {
    checkReturnUrl(body.return_url, config, reply.request, language);
    const order = { ...body, items: orderLines(body.items, language) };
    const key = headers['idempotency-key'];
    const stored = await placeInTurn(order.business_id, async () => {
      if (!(await isRepeated(database, order, key))) await limitRequests(limits, order, ip);
      return placeOrder(deps, order, { key, language, ip });
    });
    // Behind its turn: a slow payment provider delays no other order.
    const { answer, replayed } = await withPayment(deps, order, stored);
    if (replayed) reply.header('idempotent-replayed', 'true');
    // The order is stored: what fails now must not make its diner order again.
    else await recordDinerAddress(database, answer.id, ip).catch(() => undefined);
    return answer;
  });
  register(orders.customer, ({ params, query }, { ip, reply }) => {
    reply.header('cache-control', 'no-store');
    return customerOrder(deps, { id: params.orderId, email: query.email, ip }, readInTurn);
  });
  register(orders.customerCancel, ({ params, body }, { ip }) =>
    cancelCustomerOrder(deps, params.orderId, body.email, ip),
  );
  register(orders.stats, ({ query }, { businessId }) =>
    statsOf(database, businessId, Number(query.days), clock()),
  );
  register(orders.business, ({ query }, { businessId }) =>
    readInTurn(businessId, () => ordersOf(database, businessId, query, clock())),
  );
  register(orders.changes, ({ query }, { businessId, language }) =>
    changedOrdersOf(database, businessId, query, { now: clock(), language }),
  );
  register(orders.businessOne, ({ params }, { businessId }) =>
    readInTurn(businessId, () => orderOf(database, businessId, params.orderId, clock())),
  );
  register(orders.update, ({ params, headers, body }, { businessId, language }) => {
    checkChange(body, language);
    return changeOrder(deps, businessId, params.orderId, {
      status: body.status,
      notes: body.notes,
      version: baseVersion(headers['if-match'], body.version),
      declineReason: body.decline_reason,
      promiseMinutes: body.promise_minutes,
    });
  });
  register(orders.delay, ({ params, body }, { businessId }) =>
    delayOrder(deps, businessId, params.orderId, body),
  );
  register(orders.seen, ({ body }, { businessId }) => markOrdersSeen(deps, businessId, body.order_ids));

  register(orders.takeBack, ({ params, body }, { businessId }) =>
    undoStep(deps, businessId, params.orderId, body.version),
  );
  register(orders.collect, ({ params, body }, { businessId }) =>
    collectOrder(deps, businessId, params.orderId, body.by),
  );
  register(orders.refundAgain, ({ params }, { businessId }) =>
    refundOrderAgain(deps, businessId, params.orderId),
  );
  register(orders.refundByHand, ({ params }, { businessId }) =>
    settleRefundByHand(deps, businessId, params.orderId),
  );

  streams.register(orders.businessEvents, async (_request, businessId = '') => {
    await requireOrdersPlan(database, businessId, clock());
    return (send) => events.subscribe(businessTopic(businessId), (event) => send(event as OrderEvent));
  });
  streams.register(orders.customerEvents, async ({ params, query }, _businessId, ip) => {
    await requireCustomerOrder(deps, params.orderId, query.email, ip);
    return (send) => events.subscribe(orderTopic(params.orderId), (event) => send(event as OrderEvent));
  });
};
