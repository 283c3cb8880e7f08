import { LIMITS } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Which places are read: those of an owner's e-mail, or those that have all words in their name and city. */
export type Wanted = { email: string } | { words: readonly string[] };

const CALLED = sql<string>`fold(b.business_name || ' ' || b.city)`;

/** A word as a part of a text; `LIKE` reads neither of its wildcards in it. */
const partOf = (word: string) => sql<string>`'%' || fold(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;

/**
 * Places, the newest first; with `before`, those older than that one. One more than an answer holds, so that it is known
 * whether another follows.
 */
export const listPlaces = (database: Queryable, wanted: Wanted, before: string | undefined) => {
  const places = db(database)
    .selectFrom('businesses as b')
    .select(['b.id', 'b.business_name as name', 'b.slug', 'b.city', 'b.created_at'])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(LIMITS.operatorPlaces + 1);
  const found =
    'email' in wanted
      ? places.where('b.id', 'in', ({ selectFrom }) =>
          selectFrom('users as u')
            .innerJoin('memberships as m', 'm.user_id', 'u.id')
            .select('m.business_id')
            .where(sql`lower(u.email)`, '=', wanted.email.toLowerCase()),
        )
      : wanted.words.reduce((query, word) => query.where(CALLED, 'like', partOf(word)), places);
  if (before === undefined) return found.execute();
  return found
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('b.created_at', 'b.id'),
        '<',
        selectFrom('businesses')
          .select(['created_at', 'id'])
          .where('id', '=', before)
          .$asTuple('created_at', 'id'),
      ),
    )
    .execute();
};

/** A place with its subscription and what is counted of it. */
export const findPlace = (database: Queryable, id: string, ordersSince: Date) =>
  db(database, 'find-operators-place')
    .selectFrom('businesses as b')
    .leftJoin('subscriptions as s', 's.business_id', 'b.id')
    .select([
      'b.id',
      'b.business_name as name',
      'b.slug',
      'b.address',
      'b.city',
      'b.telephone',
      'b.created_at',
      'b.taken_down_at',
      'b.taken_down_reason',
    ])
    .select(['b.rating_count as reviews', 's.status', 's.current_period_end', 's.cancel_at_period_end'])
    .select(({ selectFrom, fn }) => [
      selectFrom('menus as m')
        .select(fn.countAll<number>().as('n'))
        .whereRef('m.business_id', '=', 'b.id')
        .as('menus'),
      selectFrom('menus as m')
        .select(fn.countAll<number>().as('n'))
        .whereRef('m.business_id', '=', 'b.id')
        .where('m.is_published', '=', true)
        .as('published'),
      selectFrom('orders as o')
        .select(fn.countAll<number>().as('n'))
        .whereRef('o.business_id', '=', 'b.id')
        .where('o.created_at', '>=', ordersSince)
        .as('orders'),
    ])
    .where('b.id', '=', id)
    .executeTakeFirst();

/** Who works at a place, the first one first, with their open sessions. */
export const listPeople = (database: Queryable, placeId: string) =>
  db(database, 'list-operators-people')
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('session_families as f', (join) =>
      join.onRef('f.user_id', '=', 'u.id').on('f.ended_at', 'is', null),
    )
    .select(['u.email', 'm.role', 'm.created_at as since'])
    .select(({ fn }) => [
      fn.count<number>('f.id').as('sessions'),
      sql<Date | null>`max(f.last_used_at)`.as('last_seen_at'),
    ])
    .where('m.business_id', '=', placeId)
    .groupBy(['u.id', 'u.email', 'm.role', 'm.created_at'])
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute();
