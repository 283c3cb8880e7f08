export * from './currencies.ts';
export type { Look } from './look.ts';
export * from './order-statuses.ts';
