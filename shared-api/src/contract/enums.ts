import { z } from 'zod';
import { BILLING_INTERVALS, INVOICE_STATUSES } from './codes/billing.ts';
import { BUSINESS_ROLES } from './codes/business-roles.ts';
import { CATEGORIES } from './codes/categories.ts';
import { COLLECTION_METHODS } from './codes/collection-methods.ts';
import { CUISINE_TYPES } from './codes/cuisines.ts';
import { CURRENCIES } from './codes/currencies.ts';
import { DECLINE_REASONS, OWNER_DECLINE_REASONS } from './codes/decline-reasons.ts';
import { DIETS } from './codes/diets.ts';
import { FULFILMENTS } from './codes/fulfilments.ts';
import { KEY_SCOPES } from './codes/key-scopes.ts';
import { LANGUAGES } from './codes/languages.ts';
import { MENU_STATUSES } from './codes/menu-statuses.ts';
import { CUSTOMER_ORDER_STATUSES, ORDER_STATUSES } from './codes/order-statuses.ts';
import { PAYMENT_METHODS } from './codes/payment-methods.ts';
import { PAYMENT_STATUSES } from './codes/payment-statuses.ts';
import { PRICE_RANGES } from './codes/price-ranges.ts';
import { SOLD_OUT_SPANS } from './codes/sold-out-spans.ts';
import { SUBSCRIPTION_STATUSES } from './codes/subscription-statuses.ts';
import { SUBSCRIPTION_TIERS } from './codes/subscription-tiers.ts';

/** Takes a code of `CUISINE_TYPES`, exactly as written there. */
export const cuisineType = z.enum(CUISINE_TYPES);
/** Takes a code of `CATEGORIES`, exactly as written there. */
export const category = z.enum(CATEGORIES);
/** Takes a code of `PRICE_RANGES`, `$` to `$$$$`. */
export const priceRange = z.enum(PRICE_RANGES);
/** Takes a code of `DIETS`. */
export const diet = z.enum(DIETS);
/** Takes a code of `CURRENCIES`, in capital letters. */
export const currency = z.enum(CURRENCIES);
/** Takes a code of `SUBSCRIPTION_TIERS`. */
export const subscriptionTier = z.enum(SUBSCRIPTION_TIERS);
/** Takes a code of `PAYMENT_METHODS`. */
export const paymentMethod = z.enum(PAYMENT_METHODS);
/** See `COLLECTION_METHODS`. */
export const collectionMethod = z.enum(COLLECTION_METHODS);
/** Takes a code of `FULFILMENTS`. */
export const fulfilment = z.enum(FULFILMENTS);
/** Takes a code of `DECLINE_REASONS`. */
export const declineReason = z.enum(DECLINE_REASONS);
/** Takes a code of `OWNER_DECLINE_REASONS`. */
export const ownerDeclineReason = z.enum(OWNER_DECLINE_REASONS);
/** Takes a code of `PAYMENT_STATUSES`. */
export const paymentStatus = z.enum(PAYMENT_STATUSES);
/** Takes a code of `ORDER_STATUSES`: the business's words, `completed` and `cancelled` (product.md §29). */
export const orderStatus = z.enum(ORDER_STATUSES);
/** Takes a code of `CUSTOMER_ORDER_STATUSES`: the diner's words, `delivered` and `canceled` (product.md §29). */
export const customerOrderStatus = z.enum(CUSTOMER_ORDER_STATUSES);
/** Takes a code of `SUBSCRIPTION_STATUSES`. */
export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
/** Takes a code of `KEY_SCOPES`. */
export const keyScope = z.enum(KEY_SCOPES);
/** Takes a code of `SOLD_OUT_SPANS`. */
export const soldOutSpan = z.enum(SOLD_OUT_SPANS);
/** Takes a code of `BILLING_INTERVALS`. */
export const billingInterval = z.enum(BILLING_INTERVALS);
/** Takes a code of `INVOICE_STATUSES`. */
export const invoiceStatus = z.enum(INVOICE_STATUSES);
/** Takes a code of `MENU_STATUSES`; the field `is_published` of a menu carries it. */
export const menuStatus = z.enum(MENU_STATUSES);
/** Takes a code of `BUSINESS_ROLES`. */
export const businessRole = z.enum(BUSINESS_ROLES);
/** Takes a code of `LANGUAGES`, without a region. */
export const language = z.enum(LANGUAGES);
