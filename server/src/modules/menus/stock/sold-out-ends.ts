import type { SoldOutSpan } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

/** When each span ends; a day is one in Tirane (product.md §31). */
export const END_OF: Readonly<Record<SoldOutSpan, RawBuilder<Date | null>>> = {
  no: sql`null`,
  for_an_hour: sql`now() + interval '1 hour'`,
  for_today: sql`(date_trunc('day', now() AT TIME ZONE 'Europe/Tirane') + interval '1 day') AT TIME ZONE 'Europe/Tirane'`,
  until_told: sql`'infinity'`,
};
