export type { Look } from './look.ts';
export * from './order-statuses.ts';
