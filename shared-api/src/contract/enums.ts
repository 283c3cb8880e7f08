import { z } from 'zod';
import {
  BILLING_INTERVALS,
  CATEGORIES,
  CUISINE_TYPES,
  CURRENCIES,
  CUSTOMER_ORDER_STATUSES,
  INVOICE_STATUSES,
  LANGUAGES,
  MENU_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PRICE_RANGES,
  SOLD_OUT_SPANS,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TIERS,
} from './codes.ts';

export const cuisineType = z.enum(CUISINE_TYPES);
export const category = z.enum(CATEGORIES);
export const priceRange = z.enum(PRICE_RANGES);
export const currency = z.enum(CURRENCIES);
export const subscriptionTier = z.enum(SUBSCRIPTION_TIERS);
export const paymentMethod = z.enum(PAYMENT_METHODS);
export const paymentStatus = z.enum(PAYMENT_STATUSES);
export const orderStatus = z.enum(ORDER_STATUSES);
export const customerOrderStatus = z.enum(CUSTOMER_ORDER_STATUSES);
export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
export const soldOutSpan = z.enum(SOLD_OUT_SPANS);
export const billingInterval = z.enum(BILLING_INTERVALS);
export const invoiceStatus = z.enum(INVOICE_STATUSES);
export const menuStatus = z.enum(MENU_STATUSES);
export const language = z.enum(LANGUAGES);
