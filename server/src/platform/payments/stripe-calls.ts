import Stripe from 'stripe';
import { ApiFailure } from '../http/api-failure.ts';

const isBadCard = (error: InstanceType<typeof Stripe.errors.StripeInvalidRequestError>): boolean =>
  error.param === 'payment_method' || error.param === 'default_payment_method';

/** Stripe refuses these again however often they are sent: it is ours to look at them. */
const isOurFault = ({ type }: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  [
    'StripeInvalidRequestError',
    'StripeAuthenticationError',
    'StripePermissionError',
    'StripeIdempotencyError',
  ].includes(type);

/** The line of the log by which Stripe's own log shows the request. */
const forTheLog = (error: InstanceType<typeof Stripe.errors.StripeError>): Error =>
  new Error(
    `Stripe refused request ${error.requestId ?? 'without a name'}: ${error.type}, ${error.code ?? 'no code'}`,
    { cause: error },
  );

/** Turns what Stripe refuses into failures of the API; anything unknown passes as it is. */
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
 * Asks Stripe something.
 * @throws {ApiFailure} `card_declined`, or `payment_unavailable` when Stripe is away or does not take the request
 */
export const ask = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toFailure(error);
  }
};

/** Whether Stripe refused with one of its error codes. */
export const hasStripeCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;
