import { LIMITS, type PushDevice, type PushSubscriptionKeys } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { deviceOf } from '../identity/identity-service.ts';
import { deleteReplaced, ordersFollowedBy, setAddress } from './push-addresses-repository.ts';
import {
  insertOwnDevice,
  listOwnDevices,
  lockOrderDevices,
  lockUserDevices,
  type NewDevice,
  otherDevicesOf,
  renewOwnDevice,
  storeDevice,
} from './push-repository.ts';

type DeviceRow = Awaited<ReturnType<typeof listOwnDevices>>[number];

const present = (
  { id, user_agent, created_at, last_push_at, session_id }: DeviceRow,
  current: string,
): PushDevice => ({
  id,
  ...deviceOf(user_agent),
  since: created_at.toISOString(),
  last_push_at: last_push_at?.toISOString() ?? null,
  is_current: session_id === current,
});

/** Devices of a user that get pushes (product.md §315). */
export const pushDevicesOf = async (
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<PushDevice[]> =>
  (await listOwnDevices(database, userId)).map((device) => present(device, sessionId));

/**
 * Adds the browser of a session to the devices that get pushes, or updates its address and language.
 * @throws {ApiFailure} `too_many_devices`
 */
export const addPushDevice = async (
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  device: NewDevice,
): Promise<PushDevice> =>
  transaction(database, async (client) => {
    await lockUserDevices(client, userId);
    const renewed = await renewOwnDevice(client, sessionId, device);
    if (renewed) return present(renewed, sessionId);
    const others = await listOwnDevices(client, userId);
    if (others.length >= LIMITS.pushDevices) throw new ApiFailure('too_many_devices');
    return present(await insertOwnDevice(client, sessionId, device), sessionId);
  });

/**
 * Adds a browser to the devices that get pushes about an order (product.md §316).
 * @throws {ApiFailure} `too_many_devices`
 */
export const followOrderOn = async (database: Database, orderId: string, device: NewDevice): Promise<void> =>
  transaction(database, async (client) => {
    await lockOrderDevices(client, orderId);
    const others = await otherDevicesOf(client, orderId, device.subscription.endpoint);
    if (others.length >= LIMITS.pushDevicesOfOrder) throw new ApiFailure('too_many_devices');
    await storeDevice(client, orderId, device);
  });

/**
 * Gives a browser its new address, for its owner and for every order that it follows (product.md §636). One that is not
 * known, e.g. because its owner removed it, is not added.
 */
export const renewAddress = async (
  database: Database,
  old: string,
  subscription: PushSubscriptionKeys,
): Promise<void> => {
  if (old === subscription.endpoint) return;
  await transaction(database, async (client) => {
    for (const orderId of await ordersFollowedBy(client, old)) await lockOrderDevices(client, orderId);
    await deleteReplaced(client, old, subscription.endpoint);
    await setAddress(client, old, subscription);
  });
};
