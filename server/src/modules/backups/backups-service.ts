export { warningsOfBackups } from './backup-warnings.ts';
export { startBackups } from './backups-upkeep.ts';
export { measureBackups } from './measure-backups.ts';
export { restore } from './restore.ts';
export { makeBackup, proveNewest } from './run-backups.ts';
export { openStores } from './stores.ts';
