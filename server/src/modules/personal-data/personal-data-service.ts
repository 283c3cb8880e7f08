export type { Actor, Counts } from './acts-repository.ts';
export { EMPTIED_LINE, EMPTIED_ORDER } from './diner-repository.ts';
export { eraseDiner, eraseOwner } from './erase-person.ts';
export { exportDiner, exportOwner, type PersonsData } from './export-person.ts';
