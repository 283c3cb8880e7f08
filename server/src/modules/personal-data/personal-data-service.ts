export type { Actor, Counts } from './acts-repository.ts';
export { eraseDiner, eraseOwner } from './erase-person.ts';
export { exportDiner, exportOwner, type PersonsData } from './export-person.ts';
