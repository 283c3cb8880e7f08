import Stripe from 'stripe';
import { ApiFailure } from '../http/api-failure.ts';

const isBadCard = (error: InstanceType<typeof Stripe.errors.StripeInvalidRequestError>): boolean =>
  error.param === 'payment_method' || error.param === 'default_payment_method';

/** Errors that Stripe returns again on every retry, because the fault is in our code or settings. */
const isOurFault = ({ type }: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  [
    'StripeInvalidRequestError',
    'StripeAuthenticationError',
    'StripePermissionError',
    'StripeIdempotencyError',
  ].includes(type);

/** Log line with the id under which Stripe's own log shows the request. */
const forTheLog = (error: InstanceType<typeof Stripe.errors.StripeError>): Error =>
  new Error(
    `Stripe refused request ${error.requestId ?? 'without a name'}: ${error.type}, ${error.code ?? 'no code'}`,
    { cause: error },
  );

/** Converts errors of Stripe to errors of the API. Unknown errors pass unchanged. */
const toFailure = (error: unknown): unknown => {
  const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  if (error instanceof StripeCardError) return new ApiFailure('card_declined');
  if (error instanceof StripeInvalidRequestError && isBadCard(error)) return new ApiFailure('card_declined');
  if (error instanceof StripeError && isOurFault(error))
    return new ApiFailure('payment_unavailable', {}, { cause: forTheLog(error) });
  if (error instanceof StripeError)
    return new ApiFailure('payment_unavailable', { retryAfter: 5 }, { cause: error });
  return error;
};

/**
 * Calls Stripe.
 * @throws {ApiFailure} `card_declined`, or `payment_unavailable` when Stripe is unavailable or rejects the
 * request
 */
export const callStripe = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toFailure(error);
  }
};

/** Whether Stripe returned a certain error code. */
export const hasStripeCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;
