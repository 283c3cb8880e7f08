import type { Database } from '../platform/database/database.ts';

/** A part of a plan, as EXPLAIN tells of it. */
export interface PlanPart {
  'Relation Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanPart[];
}

const partsOf = (part: PlanPart): PlanPart[] => [part, ...(part.Plans ?? []).flatMap(partsOf)];

/** As with many orders: a month of one order is read whole as soon as by its index. */
const AS_LARGE = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off';

/**
 * The plans of what a repository asks for, with what they did; it changes nothing.
 * @param settings of the planner: as with many orders, unless said otherwise
 */
export const explained = async (
  database: Database,
  ask: (client: Database) => Promise<unknown>,
  settings = AS_LARGE,
): Promise<PlanPart[]> => {
  const client = await database.connect();
  const parts: PlanPart[] = [];
  const explaining = {
    query: async ({ name, text, values }: { name?: string; text: string; values: unknown[] }) => {
      // With its time the other queries find an order.
      if (name === 'find-order-time') return client.query(text, values);
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
      parts.push(...partsOf(rows[0]['QUERY PLAN'][0].Plan));
      return { rows: [], rowCount: 0 };
    },
  } as unknown as Database;
  await client.query('BEGIN');
  await client.query(settings);
  await ask(explaining);
  await client.query('ROLLBACK');
  client.release();
  return parts;
};

/** Those of tables of months, also when they were only planned for. */
export const plansOfMonths = (parts: readonly PlanPart[]): PlanPart[] =>
  parts.filter((part) => /^order(s|_items|_history)_(\d{4}_\d{2}|other)$/.test(part['Relation Name'] ?? ''));

/** Those that read tables of months. */
export const readsOfMonths = (parts: readonly PlanPart[]): PlanPart[] =>
  plansOfMonths(parts).filter((part) => part['Actual Loops'] > 0);
