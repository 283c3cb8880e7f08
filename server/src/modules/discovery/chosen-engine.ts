import { postgresEngine } from './postgres/postgres-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** What searches documents (decision 0046). */
export const ENGINE: SearchEngine = postgresEngine;
