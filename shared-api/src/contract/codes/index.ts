export * from './cities.ts';
export * from './collection-methods.ts';
export * from './cuisines.ts';
export * from './currencies.ts';
export type { Look } from './look.ts';
export * from './order-statuses.ts';
export * from './payment-methods.ts';
export * from './payment-statuses.ts';
export * from './subscription-tiers.ts';
