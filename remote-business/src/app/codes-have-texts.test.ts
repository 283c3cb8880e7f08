import {
  ALLERGENS,
  CATEGORIES,
  CUISINE_TYPES,
  CURRENCIES,
  DIETS,
  INVOICE_STATUSES,
  OPTIONAL_MAILS,
  ORDER_STATUSES,
  ORDER_STEPS,
  PAYMENT_STATUSES,
  PRICE_RANGES,
  SOLD_OUT_SPANS,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TIERS,
} from '@tavolina/shared-api/contract';
import { missingWords } from '@tavolina/shared-api/testing';
import { RESOURCES } from '../testing/render-screen.tsx';

test('every code that owners meet has words in both languages', () => {
  const places = {
    cuisine_type: CUISINE_TYPES,
    category: CATEGORIES,
    price_range: PRICE_RANGES,
    currency: CURRENCIES,
    step: ORDER_STEPS.slice(1),
    'subscription.status': SUBSCRIPTION_STATUSES,
    'billing.status': INVOICE_STATUSES,
    mails: OPTIONAL_MAILS,
    'plans.name': SUBSCRIPTION_TIERS,
    'soldOut.span': SOLD_OUT_SPANS,
  };
  expect(missingWords([RESOURCES.sq.business ?? {}, RESOURCES.en.business ?? {}], places)).toEqual([]);
  expect(
    missingWords([RESOURCES.sq.ui ?? {}, RESOURCES.en.ui ?? {}], {
      orderStatus: ORDER_STATUSES,
      paymentStatus: PAYMENT_STATUSES,
      allergen: ALLERGENS,
      diet: DIETS,
    }),
  ).toEqual([]);
});
