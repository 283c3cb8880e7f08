import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';

/** Token and e-mail from a reset link. */
export interface ResetClaim {
  hash: Buffer;
  email: string;
  now: Date;
}

/**
 * Stores a reset request for the account of an e-mail; does nothing without an account. Earlier links stay
 * valid until they expire: otherwise anybody who knows the e-mail could invalidate all links of its owner.
 * A trigger fills the unique `business_id` from `user_id` (0080_people_and_places.sql).
 */
export const upsertReset = async (
  client: Queryable,
  request: { id: string; email: string; now: Date; expiresAt: Date },
): Promise<void> => {
  await db(client, 'upsert-reset')
    .with('person', (query) =>
      query
        .selectFrom('users')
        .select('id')
        .where(({ eb, fn, val }) =>
          eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(request.email)])),
        ),
    )
    .with('expired', (query) =>
      query
        .deleteFrom('earlier_password_resets as e')
        .using('person')
        .whereRef('e.user_id', '=', 'person.id')
        .where('e.expires_at', '<=', request.now),
    )
    .with('earlier', (query) =>
      query
        .insertInto('earlier_password_resets')
        .columns(['user_id', 'hash', 'expires_at'])
        .expression(
          query
            .selectFrom('password_resets as r')
            .innerJoin('person', 'person.id', 'r.user_id')
            .select(['r.user_id', 'r.hash', 'r.expires_at'])
            .where('r.hash', 'is not', null)
            .where('r.expires_at', '>', request.now),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('password_resets')
    .columns(['user_id', 'request_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('person')
        .select([
          'person.id',
          eb.cast<string>(eb.val(request.id), 'uuid').as('request_id'),
          eb.cast<Date>(eb.val(request.expiresAt), 'timestamptz').as('expires_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet({ ...excluded('password_resets', ['request_id', 'expires_at']), hash: null }),
    )
    .execute();
};

/**
 * Sets the token of a request. Returns its user; undefined when the request has no account or is not the
 * latest.
 */
export const setResetToken = async (
  database: Queryable,
  request: { id: string; hash: Buffer; expiresAt: Date },
): Promise<string | undefined> => {
  const row = await db(database)
    .updateTable('password_resets')
    .set({ hash: request.hash, expires_at: request.expiresAt })
    .where('request_id', '=', request.id)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
};

const eb = expressionBuilder<{ r: Tables['password_resets']; u: Tables['users'] } & Tables, 'r' | 'u'>();

/** A link of a user that is valid for this e-mail at this time: the latest or an earlier one. */
const claimed = ({ hash, email, now }: ResetClaim) =>
  eb.and([
    eb('u.id', '=', eb.ref('r.user_id')),
    eb(eb.fn<string>('lower', ['u.email']), '=', eb.fn<string>('lower', [eb.val(email)])),
    eb.or([
      eb.and([eb('r.hash', '=', hash), eb('r.expires_at', '>', now)]),
      eb.exists(
        eb
          .selectFrom('earlier_password_resets as e')
          .select('e.user_id')
          .whereRef('e.user_id', '=', 'r.user_id')
          .where('e.hash', '=', hash)
          .where('e.expires_at', '>', now),
      ),
    ]),
  ]);

/** Whether a token is valid. */
export const isResetOpen = async (database: Queryable, claim: ResetClaim): Promise<boolean> => {
  const open = db(database)
    .selectFrom(['password_resets as r', 'users as u'])
    .select('u.id')
    .where(claimed(claim));
  return (await open.executeTakeFirst()) !== undefined;
};

/**
 * Uses a token and ends the user's other links. Of parallel uses, one gets the user, the others undefined.
 */
export const consumeReset = async (client: Queryable, claim: ResetClaim): Promise<string | undefined> => {
  const row = await db(client)
    .deleteFrom('password_resets as r')
    .using('users as u')
    .where(claimed(claim))
    .returning('r.user_id')
    .executeTakeFirst();
  return row?.user_id;
};

/** Ends all links of a person. */
export const deleteResetOf = async (client: Queryable, userId: string): Promise<void> => {
  await db(client).deleteFrom('password_resets').where('user_id', '=', userId).execute();
};
