import { FULFILMENTS, PAYMENT_METHODS } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Measure } from '../../../platform/metrics/measure.ts';
import { readOnce } from '../../../platform/metrics/read-once.ts';
import {
  ANSWERS,
  countPlaced,
  readAnswers,
  readKeptPromises,
  readUnanswered,
} from './recent-orders-repository.ts';

/** Orders of the last hour that reached their places. */
const measurePlaced =
  (database: Queryable): Measure =>
  ({ Gauge }, registers) => {
    new Gauge({
      name: 'orders_placed_last_hour',
      help: 'Orders that reached their place in the last hour, the same in every process',
      labelNames: ['fulfilment', 'payment_method'],
      registers,
      async collect() {
        for (const fulfilment of FULFILMENTS)
          for (const payment_method of PAYMENT_METHODS) this.set({ fulfilment, payment_method }, 0);
        for (const { orders, ...labels } of await countPlaced(database)) this.set(labels, orders);
      },
    });
  };

/** How orders were first answered in the last hour, and after how long. */
const measureAnswers =
  (database: Queryable): Measure =>
  ({ Gauge }, registers) => {
    const read = readOnce(() => readAnswers(database));
    new Gauge({
      name: 'orders_answered_last_hour',
      help: 'Orders that were first answered in the last hour, the same in every process',
      labelNames: ['answer'],
      registers,
      async collect() {
        for (const answer of ANSWERS) this.set({ answer }, 0);
        for (const { answer, orders } of await read()) this.set({ answer }, orders);
      },
    });
    new Gauge({
      name: 'order_answer_seconds_last_hour',
      help: 'How long orders waited for their first answer, the same in every process',
      labelNames: ['answer', 'quantile'],
      registers,
      async collect() {
        this.reset();
        for (const { answer, median, longest } of await read()) {
          this.set({ answer, quantile: '0.5' }, median);
          this.set({ answer, quantile: '0.95' }, longest);
        }
      },
    });
  };

/** Orders that became ready in the last hour, in time or late. */
const measurePromises =
  (database: Queryable): Measure =>
  ({ Gauge }, registers) => {
    new Gauge({
      name: 'order_promises_last_hour',
      help: 'Orders that became ready in the last hour, in time or late, the same in every process',
      labelNames: ['outcome'],
      registers,
      async collect() {
        const { kept, late } = await readKeptPromises(database);
        this.set({ outcome: 'kept' }, kept);
        this.set({ outcome: 'late' }, late);
      },
    });
  };

/** What waits for an answer now. */
const measureUnanswered =
  (database: Queryable): Measure =>
  ({ Gauge }, registers) => {
    const read = readOnce(() => readUnanswered(database));
    new Gauge({
      name: 'orders_unanswered',
      help: 'Orders that wait for an answer now, the same in every process',
      registers,
      async collect() {
        this.set((await read()).orders);
      },
    });
    new Gauge({
      name: 'orders_unanswered_oldest_seconds',
      help: 'How long the first of them has waited, the same in every process',
      registers,
      async collect() {
        this.set((await read()).seconds);
      },
    });
  };

/**
 * Measures what diners and places do: orders of the last hour, how they were answered, whether promises were kept, and
 * what waits now (product.md §571). It is read from the database, so that nothing is lost with a process.
 */
export const measureOrders =
  (database: Queryable): Measure =>
  (prometheus, registers) => {
    for (const measure of [measurePlaced, measureAnswers, measurePromises, measureUnanswered])
      measure(database)(prometheus, registers);
  };
