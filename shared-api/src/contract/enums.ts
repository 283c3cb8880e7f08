import { z } from 'zod';

/** Codes are stored and sent exactly as written here; labels are translated by the screens. */
export const CUISINE_TYPES = [
  'Tradicionale',
  'Italiane',
  'Kineze',
  'Japoneze',
  'Meksikane',
  'Fast Food',
  'Vegjetariane',
  'Peshk',
  'BBQ',
  'Franceze',
  'Greke',
] as const;
export const CATEGORIES = [
  'Kryesore',
  'Paragjella',
  'Supa',
  'Pasta',
  'Pica',
  'Hamburger',
  'Sallatat',
  'Pije',
  'Embelsira',
  'Mengjes',
  'Darke',
  'Dreka',
] as const;
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
export const CURRENCIES = ['ALL', 'EUR', 'USD', 'GBP'] as const;
export const SUBSCRIPTION_TIERS = ['basic', 'standard', 'premium'] as const;
export const PAYMENT_METHODS = ['card', 'pay_later'] as const;
export const PAYMENT_STATUSES = [
  'unpaid',
  'pending',
  'paid',
  'failed',
  'canceled',
  'refund_pending',
  'refunded',
] as const;
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'completed',
  'cancelled',
] as const;
export const CUSTOMER_ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'canceled',
] as const;
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'canceled',
  'past_due',
  'incomplete',
  'incomplete_expired',
] as const;
export const MENU_STATUSES = ['published', 'draft'] as const;
export const LANGUAGES = ['sq', 'en'] as const;
export const MENU_SORTS = ['title', 'created_at', 'price'] as const;
export const RESTAURANT_SORTS = ['business_name', 'created_at', 'rating'] as const;
export const SORT_ORDERS = ['asc', 'desc'] as const;

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
export const menuStatus = z.enum(MENU_STATUSES);

export type CuisineType = z.infer<typeof cuisineType>;
export type Category = z.infer<typeof category>;
export type PriceRange = z.infer<typeof priceRange>;
export type Currency = z.infer<typeof currency>;
export type SubscriptionTier = z.infer<typeof subscriptionTier>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type PaymentStatus = z.infer<typeof paymentStatus>;
export type OrderStatus = z.infer<typeof orderStatus>;
export type CustomerOrderStatus = z.infer<typeof customerOrderStatus>;
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
export type MenuStatus = z.infer<typeof menuStatus>;
export type Language = (typeof LANGUAGES)[number];
