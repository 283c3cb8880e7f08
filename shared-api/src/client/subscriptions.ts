import { request } from './request.ts';

/** The business's subscription; `not_found` for one that never left the free plan. */
export const getSubscription = (signal?: AbortSignal) =>
  request('GET /subscriptions/me', {}, { access: 'owner', signal });

/** What was billed, the newest first. */
export const listInvoices = (signal?: AbortSignal) =>
  request('GET /subscriptions/invoices', {}, { access: 'owner', signal });

/** Menus and items used, and how many the plan allows. */
export const getPlanUsage = (signal?: AbortSignal) =>
  request('GET /subscriptions/usage', {}, { access: 'owner', signal });

/** What can be subscribed to, by product. */
export const listPlans = (signal?: AbortSignal) =>
  request('GET /subscriptions/plans', {}, { access: 'public', signal });

/**
 * Starts, changes or resumes a subscription. The same `idempotencyKey` never starts two. The answer may carry a secret
 * with which the card still has to be confirmed.
 */
export const startSubscription = (planId: string, paymentMethodId: string | null, idempotencyKey: string) =>
  request(
    'POST /subscriptions',
    {
      headers: { 'idempotency-key': idempotencyKey },
      body: { plan_id: planId, payment_method_id: paymentMethodId },
    },
    { access: 'owner' },
  );

/** Changes the card, and pays what is overdue with it. */
export const changeCard = (paymentMethodId: string) =>
  request(
    'PUT /subscriptions/me/payment-method',
    { body: { payment_method_id: paymentMethodId } },
    { access: 'owner' },
  );

/** Lets the subscription run out with its period. */
export const cancelSubscription = () => request('DELETE /subscriptions/me', {}, { access: 'owner' });
