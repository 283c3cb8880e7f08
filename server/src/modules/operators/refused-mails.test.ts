import { resenderOf } from './refused-mails.ts';

const PLACE = '0b6d0a1e-55b1-4f8e-9d6c-3a1f2c4b5d6e';
const AT = '2026-11-20T09:05:00.000Z';
const MS = Date.parse(AT);

/** What would be queued to send a mail again. */
const queuedFor = async (mailId: string): Promise<unknown> => {
  let queued: unknown;
  await resenderOf(mailId)?.(async ({ name }, payload) => {
    queued = [name, payload];
  });
  return queued;
};

// product.md §564
test.each([
  ['order-placed-K7MQ-4XTD', 'order-placed', { order_id: 'K7MQ-4XTD' }],
  ['new-order-K7MQ-4XTD', 'order-placed', { order_id: 'K7MQ-4XTD' }],
  [`order-waits-K7MQ-4XTD-${MS}-${PLACE}`, 'order-waits', { order_id: 'K7MQ-4XTD', answer_by: AT }],
  [`order-delayed-K7MQ-4XTD-${MS}`, 'order-delayed', { order_id: 'K7MQ-4XTD', promised_at: AT }],
  ['order-status-K7MQ-4XTD-71', 'order-status-changed', { order_id: 'K7MQ-4XTD', history_id: 71 }],
  [`contact-${PLACE}`, 'contact-message', { message_id: PLACE }],
  [`trial-ending-${PLACE}-${MS}`, 'trial-ending', { business_id: PLACE }],
  [`payment-failed-${PLACE}-${MS}`, 'payment-failed', { business_id: PLACE }],
])('the refused mail %s is sent again by its job', async (mailId, job, payload) => {
  expect(await queuedFor(mailId)).toEqual([job, payload]);
});

// product.md §564
test.each([
  `password-reset-${PLACE}`,
  `email-changed-${PLACE}`,
  `two-factor-${PLACE}-${MS}`,
  `password-changed-${PLACE}-${MS}`,
  `webhook-off-${PLACE}-${MS}-${PLACE}`,
  `operator-decision-${PLACE}-placeTakenDown-${MS}-${PLACE}`,
  `consoleSilent-${PLACE}-${MS}-${PLACE}`,
  'order-placed-',
  'unknown-K7MQ-4XTD',
])('the refused mail %s is not sent again', async (mailId) => {
  expect(await queuedFor(mailId)).toBeUndefined();
});
