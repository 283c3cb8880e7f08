import { OVER_STATUSES, type SubscriptionStatus } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../platform/database/db.ts';

/** An account as its owner may read it, locked until the transaction ends; undefined for an unknown e-mail. */
export const lockUser = (client: Queryable, email: string) =>
  db(client)
    .selectFrom('users')
    .select(['id', 'email', 'language', 'created_at', 'updated_at'])
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

/** The places that a person works for, with how many others own each. */
export const listPlacesOf = (client: Queryable, userId: string) =>
  db(client)
    .selectFrom('memberships as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['m.role', 'm.created_at as member_since', 'm.unwanted_mails'])
    .select([
      'b.id',
      'b.business_name',
      'b.telephone',
      'b.address',
      'b.city',
      'b.postal_code',
      'b.vat_number',
    ])
    .select(['b.description', 'b.latitude', 'b.longitude'])
    .select(({ selectFrom, fn }) =>
      selectFrom('memberships as o')
        .select(fn.countAll<number>().as('count'))
        .whereRef('o.business_id', '=', 'm.business_id')
        .whereRef('o.user_id', '<>', 'm.user_id')
        .as('other_members'),
    )
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .execute();

/** The sessions of a person. */
export const listSessionsOf = (client: Queryable, userId: string) =>
  db(client)
    .selectFrom('session_families')
    .select(['created_at', 'last_used_at', 'ended_at', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Former e-mails of a person. */
export const listFormerMailsOf = (client: Queryable, userId: string) =>
  db(client)
    .selectFrom('email_changes')
    .select(['old_email', 'changed_at'])
    .where('user_id', '=', userId)
    .execute();

/** Browsers of a person that get pushes. */
export const listOwnDevicesOf = (client: Queryable, userId: string) =>
  db(client)
    .selectFrom('push_devices as d')
    .innerJoin('session_families as f', 'f.id', 'd.session_id')
    .select(['d.endpoint', 'd.language', 'd.user_agent', 'd.created_at', 'd.last_push_at'])
    .where('f.user_id', '=', userId)
    .execute();

/** Keys of tills that a person made. */
export const listKeysOf = (client: Queryable, userId: string) =>
  db(client)
    .selectFrom('api_keys')
    .select(['business_id', 'name', 'hint', 'created_at', 'last_used_at'])
    .where('created_by', '=', userId)
    .execute();

const RUNNING: SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/** The names of places that still pay for a plan. */
export const listPaying = async (client: Queryable, placeIds: readonly string[]): Promise<string[]> => {
  const rows = await db(client)
    .selectFrom('subscriptions as s')
    .innerJoin('businesses as b', 'b.id', 's.business_id')
    .select('b.business_name')
    .where('s.business_id', '=', anyOf(placeIds))
    .where('s.status', 'in', RUNNING)
    .where('s.ref', 'is not', null)
    .execute();
  return rows.map(({ business_name }) => business_name);
};

/** Orders of places that are under way. */
export const listOpenOrdersAt = async (client: Queryable, placeIds: readonly string[]): Promise<string[]> => {
  const rows = await db(client)
    .selectFrom('orders')
    .select('id')
    .where('business_id', '=', anyOf(placeIds))
    .where((eb) =>
      eb.or([
        eb('status', 'not in', OVER_STATUSES),
        eb('payment_status', 'in', ['pending', 'refund_pending']),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
};

/** Closes places that nobody owns any more: what they publish and what reaches them goes, their books stay. */
export const closePlaces = async (client: Queryable, ids: readonly string[]): Promise<void> => {
  await db(client)
    .updateTable('menus')
    .set({ is_published: false, was_published: false, updated_at: NOW })
    .where('business_id', '=', anyOf(ids))
    .execute();
  for (const table of [
    'api_keys',
    'webhooks',
    'printers',
    'ready_screens',
    'console_signs',
    'place_tables',
  ] as const)
    await db(client).deleteFrom(table).where('business_id', '=', anyOf(ids)).execute();
  await db(client)
    .updateTable('businesses')
    .set({
      ...{ telephone: '', address: '', postal_code: '', description: '', image_id: null },
      ...{ latitude: null, longitude: null, updated_at: NOW },
    })
    .where('id', '=', anyOf(ids))
    .execute();
};

/** Deletes an account, and with it all that belongs to the person alone. */
export const deleteUser = async (client: Queryable, id: string): Promise<void> => {
  await db(client).deleteFrom('users').where('id', '=', id).execute();
};
