import type { Queryable } from '../../platform/database/database.ts';
import { type Actor, type Counts, insertAct } from './acts-repository.ts';
import {
  listAddressesOf,
  listLinesOf,
  listMessagesOf,
  listOrderDevicesOf,
  listReviewsOf,
  lockOrdersOf,
} from './diner-repository.ts';
import {
  listFormerMailsOf,
  listKeysOf,
  listOwnDevicesOf,
  listPlacesOf,
  listSessionsOf,
  lockUser,
} from './owner-repository.ts';

/** All that is stored of a person, by what it is. */
export type PersonsData = Record<string, readonly object[]>;

/** How many there are of each. */
const countsOf = (data: PersonsData): Counts =>
  Object.fromEntries(Object.entries(data).map(([kind, rows]) => [kind, rows.length]));

const recorded = async (
  client: Queryable,
  subject: 'diner' | 'owner',
  actor: Actor,
  data: PersonsData,
): Promise<PersonsData> => {
  await insertAct(client, 'export', subject, actor, countsOf(data));
  return data;
};

/** Reads all that is stored of a diner, by their e-mail, and records that it was read (product.md §484). */
export const exportDiner = async (client: Queryable, email: string, actor: Actor): Promise<PersonsData> => {
  const found = await lockOrdersOf(client, email);
  const ids = found.map(({ id }) => id);
  // What a place notes about an order for itself is about the person too.
  const orders = found.map(({ version: _version, change_number: _number, ...order }) => order);
  return recorded(client, 'diner', actor, {
    orders,
    lines: await listLinesOf(client, ids),
    reviews: await listReviewsOf(client, ids),
    devices: await listOrderDevicesOf(client, ids),
    addresses: await listAddressesOf(client, ids),
    messages: await listMessagesOf(client, email),
  });
};

/**
 * Reads all that is stored of an owner, by the e-mail of the account, and records that it was read (product.md §484).
 * Secrets (passwords, codes, keys) are no data about the person and stay.
 * @throws {Error} when there is no such account
 */
export const exportOwner = async (client: Queryable, email: string, actor: Actor): Promise<PersonsData> => {
  const user = await lockUser(client, email);
  if (!user) throw new Error('There is no account with this e-mail.');
  return recorded(client, 'owner', actor, {
    account: [user],
    places: await listPlacesOf(client, user.id),
    sessions: await listSessionsOf(client, user.id),
    former_emails: await listFormerMailsOf(client, user.id),
    devices: await listOwnDevicesOf(client, user.id),
    keys: await listKeysOf(client, user.id),
    messages: await listMessagesOf(client, email),
  });
};
