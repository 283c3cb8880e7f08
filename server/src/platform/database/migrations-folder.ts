import path from 'node:path';

/** Where the migrations are. */
export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');
