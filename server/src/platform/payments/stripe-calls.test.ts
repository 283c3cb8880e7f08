import Stripe from 'stripe';
import { callStripe } from './stripe-calls.ts';

const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors;

const failureOf = (error: Error): Promise<unknown> =>
  callStripe(async () => {
    throw error;
  }).catch((failure: unknown) => failure);

const away = { code: 'payment_unavailable', status: 503 };

test.each([
  new StripeAPIError({ type: 'api_error', message: 'out of order' }),
  new StripeConnectionError({ type: 'api_error', message: 'no connection' }),
  new StripeRateLimitError({ type: 'api_error', message: 'too many' }),
  new StripeRateLimitError({ type: 'invalid_request_error', code: 'lock_timeout', message: 'in use' }),
])('$message: the caller is asked to try again', async (error) => {
  expect(await failureOf(error)).toMatchObject({ ...away, details: { retryAfter: 5 } });
});

test.each([
  new StripeAuthenticationError({
    type: 'authentication_error',
    message: 'Invalid API Key provided',
    requestId: 'req_1',
  }),
  new StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No such customer',
    requestId: 'req_1',
  }),
])('$message: no repetition helps, and the log learns why', async (error) => {
  const failure = await failureOf(error);
  const cause = { message: expect.stringContaining('request req_1: Stripe'), cause: error };
  expect(failure).toMatchObject({ ...away, details: {}, cause });
  expect(failure).not.toHaveProperty('details.retryAfter');
});
