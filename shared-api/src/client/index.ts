export { configureApi } from './api-config.ts';
export { ApiError, type ClientErrorCode } from './api-error.ts';
export * from './discovery.ts';
export type { OrderEventListener } from './event-stream.ts';
export * from './identity.ts';
export * from './menus.ts';
export * from './order-events.ts';
export * from './orders.ts';
export * from './payments.ts';
