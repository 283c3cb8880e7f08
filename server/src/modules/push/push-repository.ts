import type { Language, PushSubscriptionKeys } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { timeOf } from '../order-months/order-months-service.ts';

/** Longer than real `User-Agent` headers. */
const USER_AGENT_LENGTH = 400;

/** A browser that is to get pushes. */
export interface NewDevice {
  subscription: PushSubscriptionKeys;
  language: Language;
  userAgent: string;
}

const valuesOf = ({ subscription: { endpoint, keys }, language, userAgent }: NewDevice) => ({
  endpoint,
  ...keys,
  language,
  user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
});

const COLUMNS = ['id', 'user_agent', 'created_at', 'last_push_at', 'session_id'] as const;
const DEVICE = ['d.id', 'd.user_agent', 'd.created_at', 'd.last_push_at', 'd.session_id'] as const;

const ownDevices = (database: Queryable, userId: string) =>
  db(database)
    .selectFrom('push_devices as d')
    .innerJoin('session_families as f', 'f.id', 'd.session_id')
    .select(DEVICE)
    .where('f.user_id', '=', userId)
    .where('f.ended_at', 'is', null);

/** Lets no other request add a device for a user until the transaction ends. */
export const lockUserDevices = async (client: Queryable, userId: string): Promise<void> => {
  await db(client).selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** Lets no other request add a device for an order until the transaction ends. */
export const lockOrderDevices = async (client: Queryable, orderId: string): Promise<void> => {
  await db(client)
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('created_at', '=', timeOf(orderId))
    .forNoKeyUpdate()
    .execute();
};

/** Devices of a user that are signed in, the newest first. */
export const listOwnDevices = async (database: Queryable, userId: string) =>
  ownDevices(database, userId).orderBy('d.created_at', 'desc').orderBy('d.id').execute();

/** Adds the browser of a session. Replaces earlier rows of the browser and of the session. */
export const insertOwnDevice = async (client: Queryable, sessionId: string, device: NewDevice) => {
  const { endpoint } = device.subscription;
  await db(client)
    .deleteFrom('push_devices')
    .where('session_id', 'is not', null)
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute();
  return db(client)
    .insertInto('push_devices')
    .values({ ...valuesOf(device), session_id: sessionId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
};

/** Gives the browser of a session its present address and language. Undefined where it is not known. */
export const renewOwnDevice = async (client: Queryable, sessionId: string, device: NewDevice) =>
  db(client)
    .updateTable('push_devices')
    .set(valuesOf(device))
    .where('session_id', '=', sessionId)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Removes a device of a user; false when they have none of this id. */
export const deleteOwnDevice = async (client: Queryable, userId: string, id: string): Promise<boolean> => {
  const deleted = await db(client)
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('session_id', 'in', ({ selectFrom }) =>
      selectFrom('session_families').select('id').where('user_id', '=', userId),
    )
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};

/** Adds a browser of the diner of an order, or renews it. */
export const storeDevice = async (client: Queryable, orderId: string, device: NewDevice): Promise<void> => {
  const values = valuesOf(device);
  await db(client)
    .insertInto('push_devices')
    .values({ ...values, order_id: orderId })
    .onConflict((conflict) => conflict.columns(['order_id', 'endpoint']).doUpdateSet(values))
    .execute();
};

/** Devices of an order but one. */
export const otherDevicesOf = async (client: Queryable, orderId: string, endpoint: string) =>
  db(client)
    .selectFrom('push_devices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('endpoint', '<>', endpoint)
    .execute();

/** Whether a browser gets pushes about an order. */
export const isFollowedBy = async (
  client: Queryable,
  orderId: string,
  endpoint: string,
): Promise<boolean> => {
  const device = await db(client)
    .selectFrom('push_devices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return device !== undefined;
};

/** Removes a browser from an order. */
export const deleteDevice = async (client: Queryable, orderId: string, endpoint: string): Promise<void> => {
  await db(client)
    .deleteFrom('push_devices')
    .where('order_id', '=', orderId)
    .where('endpoint', '=', endpoint)
    .execute();
};

/** Removes a browser whose push service no longer knows it, from its owner and all orders. */
export const deleteEndpoint = async (client: Queryable, endpoint: string): Promise<void> => {
  await db(client).deleteFrom('push_devices').where('endpoint', '=', endpoint).execute();
};

/** Removes the devices of diners from before a time. */
export const deleteOldDevices = async (client: Queryable, before: Date): Promise<void> => {
  await db(client)
    .deleteFrom('push_devices')
    .where('order_id', 'is not', null)
    .where('created_at', '<', before)
    .execute();
};

/** Whose devices get a push: all owners of a business, or the diner of an order. */
export type Recipients = { businessId: string } | { orderId: string };

/** Ids of the devices that get a push. */
export const devicesOf = async (client: Queryable, to: Recipients): Promise<{ id: string }[]> => {
  const devices = db(client).selectFrom('push_devices as d').select('d.id').orderBy('d.id');
  if ('orderId' in to) return devices.where('d.order_id', '=', to.orderId).execute();
  return devices
    .innerJoin('session_families as f', 'f.id', 'd.session_id')
    .innerJoin('memberships as m', 'm.user_id', 'f.user_id')
    .where('f.ended_at', 'is', null)
    .where('m.business_id', '=', to.businessId)
    .where('m.role', '=', 'owner')
    .execute();
};

/** A device as a push needs it; undefined once it was removed or signed out. */
export const findDevice = async (client: Queryable, id: string) =>
  db(client)
    .selectFrom('push_devices as d')
    .leftJoin('session_families as f', 'f.id', 'd.session_id')
    .select(['d.endpoint', 'd.p256dh', 'd.auth', 'd.language'])
    .where('d.id', '=', id)
    .where('f.ended_at', 'is', null)
    .executeTakeFirst();

/** Notes that a device got a push. */
export const recordPush = async (client: Queryable, id: string, at: Date): Promise<void> => {
  await db(client).updateTable('push_devices').set({ last_push_at: at }).where('id', '=', id).execute();
};

/** Records that the pushes of an occasion are queued; false if they were queued before. */
export const recordOccasion = async (client: Queryable, id: string): Promise<boolean> => {
  const recorded = await db(client)
    .insertInto('told_pushes')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return recorded.numInsertedOrUpdatedRows === 1n;
};

/** Deletes records of occasions from before a time. */
export const deleteOldOccasions = async (client: Queryable, before: Date): Promise<void> => {
  await db(client).deleteFrom('told_pushes').where('told_at', '<', before).execute();
};
