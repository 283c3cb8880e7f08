import Stripe from 'stripe';
import { ApiFailure } from '../http/api-failure.ts';
import type { CardPart } from '../http/messages/card-part.ts';

const isBadCard = (error: InstanceType<typeof Stripe.errors.StripeInvalidRequestError>): boolean =>
  error.param === 'payment_method' || error.param === 'default_payment_method';

/** What was typed wrong of a card, by Stripe's error codes; a card can also be refused for what nobody can type right. */
const CARD_PARTS: Partial<Record<string, CardPart>> = {
  incorrect_number: 'number',
  invalid_number: 'number',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
};

const declined = ({ code = '' }: InstanceType<typeof Stripe.errors.StripeCardError>): ApiFailure => {
  const cardPart = CARD_PARTS[code];
  return new ApiFailure('card_declined', cardPart ? { cardPart } : {});
};

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
  if (error instanceof StripeCardError) return declined(error);
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
