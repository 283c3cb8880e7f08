import type { PushSubscriptionKeys } from '../contract/people/push.ts';
import { request } from './request.ts';

/** The public key with which a browser subscribes to pushes. */
export const getPushKey = (signal?: AbortSignal) =>
  request('GET /push/key', {}, { access: 'public', signal });

/** Devices of the account that get pushes, the newest first. */
export const listPushDevices = (signal?: AbortSignal) =>
  request('GET /push/devices', {}, { access: 'owner', signal });

/** Sends pushes to this device while it is signed in. Fails with `too_many_devices` at the limit. */
export const addPushDevice = (subscription: PushSubscriptionKeys) =>
  request('POST /push/devices', { body: subscription }, { access: 'owner' });

/** Sends no more pushes to a device. */
export const removePushDevice = (id: string) =>
  request('DELETE /push/devices/{id}', { params: { id } }, { access: 'owner' });

/** Sends this device pushes about an order. */
export const followOrderByPush = (orderId: string, email: string, subscription: PushSubscriptionKeys) =>
  request(
    'POST /orders/customer/{orderId}/push',
    { params: { orderId }, body: { email, subscription } },
    { access: 'public' },
  );

/** Whether this device gets pushes about an order. */
export const followsOrderByPush = async (
  { orderId, email, endpoint }: { orderId: string; email: string; endpoint: string },
  signal?: AbortSignal,
): Promise<boolean> => {
  const { is_on } = await request(
    'POST /orders/customer/{orderId}/push/state',
    { params: { orderId }, body: { email, endpoint } },
    { access: 'public', signal },
  );
  return is_on;
};

/** Sends this device no more pushes about an order. */
export const unfollowOrderByPush = (orderId: string, email: string, endpoint: string) =>
  request(
    'POST /orders/customer/{orderId}/push/stop',
    { params: { orderId }, body: { email, endpoint } },
    { access: 'public' },
  );
