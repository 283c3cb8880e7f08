export { archiveOrders, type OrderArchive, restoreMonth } from './archive-orders.ts';
export { listArchiveKeys } from './months-repository.ts';
export { startOrderArchive } from './order-archive-upkeep.ts';
