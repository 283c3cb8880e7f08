import { sql } from 'kysely';

/** An order counts as late only after this time past its promise. */
export const TOLERANCE = sql`interval '2 minutes'`;
