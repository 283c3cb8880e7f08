import { type OrderStatus, OVER_STATUSES, type PaymentStatus } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { announceEnd } from '../identity/identity-service.ts';
import { type Actor, type Counts, insertAct } from './acts-repository.ts';
import { deleteMessagesOf, forgetDinerOf, lockOrdersOf } from './diner-repository.ts';
import { deleteCounters, deleteWaitingWork, forgetInSandbox } from './hidden-places-repository.ts';
import {
  closePlaces,
  deleteUser,
  listOpenOrdersAt,
  listPaying,
  listPlacesOf,
  lockUser,
} from './owner-repository.ts';

const UNSETTLED: readonly PaymentStatus[] = ['pending', 'refund_pending'];

const isSettled = ({
  status,
  payment_status,
}: {
  status: OrderStatus;
  payment_status: PaymentStatus;
}): boolean =>
  (OVER_STATUSES as readonly OrderStatus[]).includes(status) && !UNSETTLED.includes(payment_status);

/** Takes an e-mail from all it stands in beside orders and accounts; returns the messages that were sent from it. */
const forgetMail = async (client: Queryable, email: string): Promise<string[]> => {
  await deleteCounters(client, email);
  await forgetInSandbox(client, email);
  return deleteMessagesOf(client, email);
};

/**
 * Erases a diner, by their e-mail, in a transaction (product.md §483). Orders stay with their amounts, as the books
 * need them, and name nobody.
 * @returns how many rows changed, by what they are
 * @throws {Error} while an order is under way, or a payment of one
 */
export const eraseDiner = async (client: Queryable, email: string, actor: Actor): Promise<Counts> => {
  const orders = await lockOrdersOf(client, email);
  const open = orders.filter((order) => !isSettled(order)).map(({ id }) => id);
  if (open.length > 0)
    throw new Error(
      `Under way: ${open.join(', ')}. Erase once each is completed or cancelled, and its payment settled.`,
    );
  const ids = orders.map(({ id }) => id);
  const forgotten = await forgetDinerOf(client, ids);
  const messages = await forgetMail(client, email);
  const waiting_work = await deleteWaitingWork(client, [...ids, ...messages]);
  const counts = { ...forgotten, messages: messages.length, waiting_work };
  await insertAct(client, 'erase', 'diner', actor, counts);
  return counts;
};

/**
 * Erases an owner, by the e-mail of the account, in a transaction (product.md §483). A place without another owner is
 * closed; its name, tax number and books stay, as the law asks.
 * @returns how many rows changed, by what they are
 * @throws {Error} when there is no such account, or a place of theirs still pays for a plan or has orders under way
 */
export const eraseOwner = async (client: Queryable, email: string, actor: Actor): Promise<Counts> => {
  const user = await lockUser(client, email);
  if (!user) throw new Error('There is no account with this e-mail.');
  const places = await listPlacesOf(client, user.id);
  const closing = places.filter(({ other_members }) => other_members === 0).map(({ id }) => id);
  const paying = await listPaying(client, closing);
  if (paying.length > 0) throw new Error(`End the plan first, in the console: ${paying.join(', ')}.`);
  const open = await listOpenOrdersAt(client, closing);
  if (open.length > 0) throw new Error(`Orders of their places are under way: ${open.join(', ')}.`);
  await announceEnd(client, user.id, { allBut: null });
  await closePlaces(client, closing);
  await deleteUser(client, user.id);
  const messages = await forgetMail(client, email);
  await deleteWaitingWork(client, messages);
  const counts = { accounts: 1, closed_places: closing.length, messages: messages.length };
  await insertAct(client, 'erase', 'owner', actor, counts);
  return counts;
};
