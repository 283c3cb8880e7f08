import {
  CATEGORIES,
  CITIES,
  CUISINE_TYPES,
  CURRENCIES,
  CUSTOMER_ORDER_STATUSES,
  FULFILMENTS,
  ONLINE_PAYMENT_METHODS,
  PAYMENT_METHODS,
  PRICE_RANGES,
} from '@tavolina/shared-api/contract';
import { missingWords } from '@tavolina/shared-api/testing';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';

test('every code that diners meet has words in both languages', () => {
  const places = {
    city: CITIES,
    cuisine_type: CUISINE_TYPES,
    category: CATEGORIES,
    currency: CURRENCIES,
    price_range: PRICE_RANGES,
    'tracking.step': CUSTOMER_ORDER_STATUSES,
    'tracking.title': CUSTOMER_ORDER_STATUSES,
    'tracking.text': CUSTOMER_ORDER_STATUSES,
    confirmation: ONLINE_PAYMENT_METHODS,
    'checkout.method': PAYMENT_METHODS,
    'checkout.methodText': ONLINE_PAYMENT_METHODS,
    'checkout.methodText.at': FULFILMENTS,
  };
  expect(missingWords([sq, en], places)).toEqual([]);
});
