import { request } from './request.ts';

/** The business's subscription; `not_found` for one that never left the free plan. */
export const getSubscription = (signal?: AbortSignal) =>
  request('GET /subscriptions/me', {}, { access: 'owner', signal });

/** Invoices, newest first. */
export const listInvoices = (signal?: AbortSignal) =>
  request('GET /subscriptions/invoices', {}, { access: 'owner', signal });

/** Number of menus and items, and the limits of the plan. */
export const getPlanUsage = (signal?: AbortSignal) =>
  request('GET /subscriptions/usage', {}, { access: 'owner', signal });

/** The available plans, by product. */
export const listPlans = (signal?: AbortSignal) =>
  request('GET /subscriptions/plans', {}, { access: 'public', signal });

/**
 * Starts, changes or resumes a subscription, once per `idempotencyKey`. The response may contain a secret
 * with which the card must be confirmed.
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

/** Changes the card, and pays overdue amounts with it. */
export const changeCard = (paymentMethodId: string) =>
  request(
    'PUT /subscriptions/me/payment-method',
    { body: { payment_method_id: paymentMethodId } },
    { access: 'owner' },
  );

/** Cancels the subscription at the end of its period. */
export const cancelSubscription = () => request('DELETE /subscriptions/me', {}, { access: 'owner' });
