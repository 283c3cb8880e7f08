import { calls, type Language, type PushSubscriptionKeys } from '@tavolina/shared-api/contract';
import { HOUR_SECONDS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { findCustomerOrder } from '../orders/orders-service.ts';
import { addPushDevice, followOrderOn, pushDevicesOf, renewAddress } from './push-devices.ts';
import { canEncrypt, isPushService } from './push-endpoint.ts';
import { deleteDevice, deleteOwnDevice, isFollowedBy } from './push-repository.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Subscriptions of one owner, from one address to orders, and changes from one address. */
const OWNER_LIMIT = { name: 'push-devices', hits: 60, windowSeconds: HOUR_SECONDS };
const DINER_LIMIT = { name: 'push-orders', hits: 60, windowSeconds: HOUR_SECONDS };
const RENEWAL_LIMIT = { name: 'push-renewals', hits: 60, windowSeconds: HOUR_SECONDS };

/** Dependencies of the push calls. */
export interface PushDeps {
  database: Database;
  limits: RateLimits;
  keys: VapidKeys;
  allowsPrivate: boolean;
}

/** Registers devices that get pushes, of owners and of diners. */
export const registerPush = ({ register }: CallRegistry, deps: PushDeps): void => {
  const { push } = calls;
  const { database, limits, keys, allowsPrivate } = deps;

  const check = (subscription: PushSubscriptionKeys, prefix: string, language: Language): void => {
    const wrong = [
      ...(isPushService(subscription.endpoint, allowsPrivate) ? [] : ['endpoint']),
      ...(canEncrypt(subscription.keys) ? [] : ['keys.p256dh']),
    ].map((field) => ({ field: `${prefix}${field}`, message: 'invalid' as const }));
    if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
  };

  register(push.key, async () => ({ public_key: keys.publicKey }));
  register(push.devices, (_request, owner) => pushDevicesOf(database, owner));
  register(push.addDevice, async ({ body }, { language, userAgent, ...owner }) => {
    check(body, '', language);
    await limits.consume(OWNER_LIMIT, owner.userId);
    return addPushDevice(database, owner, { subscription: body, language, userAgent });
  });
  register(push.removeDevice, async ({ params }, { userId }) => {
    if (!(await deleteOwnDevice(database, userId, params.id))) throw new ApiFailure('not_found');
  });
  register(push.renewAddress, async ({ body: { old_endpoint, subscription } }, { ip, language }) => {
    check(subscription, 'subscription.', language);
    await limits.consume(RENEWAL_LIMIT, { address: ip });
    await renewAddress(database, old_endpoint, subscription);
  });
  register(push.followOrder, async ({ params, body }, { ip, language, userAgent }) => {
    const order = await findCustomerOrder(deps, params.orderId, body.email, ip);
    check(body.subscription, 'subscription.', language);
    await limits.consume(DINER_LIMIT, { address: ip });
    await followOrderOn(database, order.id, { subscription: body.subscription, language, userAgent });
  });
  register(push.followsOrder, async ({ params, body }, { ip }) => {
    const order = await findCustomerOrder(deps, params.orderId, body.email, ip);
    return { is_on: await isFollowedBy(database, order.id, body.endpoint) };
  });
  register(push.unfollowOrder, async ({ params, body }, { ip }) => {
    const order = await findCustomerOrder(deps, params.orderId, body.email, ip);
    await deleteDevice(database, order.id, body.endpoint);
  });
};
