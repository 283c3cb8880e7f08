import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email, id, timestamp, verbatim } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { orderId } from '../orders/order-id.ts';

/** Bytes in base64url, as a browser's `PushSubscription.toJSON()` gives them. */
const base64url = (max: number) => verbatim(max).regex(/^[\w-]+=*$/);

/** Where a push service takes messages for a browser, and the keys that encrypt them (RFC 8291). */
export const pushSubscription = z.object({
  endpoint: verbatim(LIMITS.pushEndpoint).pipe(z.url()),
  keys: z.object({ p256dh: base64url(128), auth: base64url(64) }),
});

/** A device of an owner that gets pushes. Names are null where the browser sends none. */
export const pushDevice = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
  since: timestamp,
  /** When it last got one; null: not yet. */
  last_push_at: timestamp.nullable(),
  is_current: z.boolean(),
});

const orderParams = z.object({ orderId });

/** Pushes to devices of owners, and to a diner's devices for one order (product.md §315, §316, §636). */
export const pushCalls = {
  key: defineCall({
    method: 'GET',
    path: '/push/key',
    summary: 'The public key by which browsers subscribe to pushes',
    access: 'public',
    success: { status: 200, schema: z.object({ public_key: z.string() }) },
    errors: [],
    // It is read once, when the server starts.
    excludedErrors: ['rate_limited', 'service_unavailable'],
  }),
  devices: defineCall({
    method: 'GET',
    path: '/push/devices',
    summary: 'Devices of the account that get pushes',
    access: 'bearer',
    success: { status: 200, schema: z.array(pushDevice) },
    errors: ['unauthorized'],
  }),
  addDevice: defineCall({
    method: 'POST',
    path: '/push/devices',
    summary: 'Sends pushes to this device while it is signed in',
    access: 'bearer',
    body: pushSubscription,
    success: { status: 201, schema: pushDevice },
    errors: ['unauthorized', 'too_many_devices'],
  }),
  removeDevice: defineCall({
    method: 'DELETE',
    path: '/push/devices/{id}',
    summary: 'Sends no more pushes to a device',
    access: 'bearer',
    params: z.object({ id }),
    success: { status: 204 },
    errors: ['unauthorized', 'not_found'],
  }),
  /** The old address is a secret of the browser and stands for a sign-in: a browser changes it while no page is open. */
  renewAddress: defineCall({
    method: 'POST',
    path: '/push/renewals',
    summary: 'Gives a device that gets pushes its new address',
    access: 'public',
    body: z.object({ old_endpoint: verbatim(LIMITS.pushEndpoint), subscription: pushSubscription }),
    success: { status: 204 },
    errors: [],
  }),
  followOrder: defineCall({
    method: 'POST',
    path: '/orders/customer/{orderId}/push',
    summary: "Sends a diner's device pushes about an order",
    access: 'public',
    params: orderParams,
    body: z.object({ email, subscription: pushSubscription }),
    success: { status: 204 },
    errors: ['order_not_found', 'too_many_devices'],
  }),
  /** A POST, because addresses of push services are secret and do not belong in URLs. */
  followsOrder: defineCall({
    method: 'POST',
    path: '/orders/customer/{orderId}/push/state',
    summary: "Whether a diner's device gets pushes about an order",
    access: 'public',
    params: orderParams,
    body: z.object({ email, endpoint: verbatim(LIMITS.pushEndpoint) }),
    success: { status: 200, schema: z.object({ is_on: z.boolean() }) },
    errors: ['order_not_found'],
  }),
  unfollowOrder: defineCall({
    method: 'POST',
    path: '/orders/customer/{orderId}/push/stop',
    summary: "Sends a diner's device no more pushes about an order",
    access: 'public',
    params: orderParams,
    body: z.object({ email, endpoint: verbatim(LIMITS.pushEndpoint) }),
    success: { status: 204 },
    errors: ['order_not_found'],
  }),
};

/** What a browser's push service needs, see `pushSubscription`. */
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;
/** A device of an owner that gets pushes, see `pushDevice`. */
export type PushDevice = z.infer<typeof pushDevice>;
