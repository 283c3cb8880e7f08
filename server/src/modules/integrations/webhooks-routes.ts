import { calls, type Language } from '@tavolina/shared-api/contract';
import { type Clock, HOUR_SECONDS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { deliveriesOf, sendAgain, sendTest } from './deliveries.ts';
import { wrongInAddress } from './webhook-address.ts';
import { addWebhook, changeWebhook, rotateSecret, webhooksOf } from './webhooks.ts';
import { deleteWebhook } from './webhooks-repository.ts';

/** Messages that the owners of a place send themselves: tests, and "send again". */
const SEND_LIMIT = { name: 'webhook-sends', hits: 60, windowSeconds: HOUR_SECONDS };

/** Dependencies of the calls about addresses of tills. */
export interface WebhooksDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  limits: RateLimits;
  allowsLoopback: boolean;
}

/** Registers the calls by which owners manage the webhooks of their tills. */
export const registerWebhooks = ({ register }: CallRegistry, deps: WebhooksDeps): void => {
  const { webhooks } = calls;
  const { database, jobs, clock, limits, allowsLoopback } = deps;

  const checkAddress = (url: string, language: Language): void => {
    const message = wrongInAddress(url, allowsLoopback);
    if (message)
      throw new ApiFailure('invalid_input', { errors: wrongFields([{ field: 'url', message }], language) });
  };

  register(webhooks.list, (_request, { businessId }) => webhooksOf(database, businessId));
  register(webhooks.add, ({ body }, { businessId, language }) => {
    checkAddress(body.url, language);
    return addWebhook(database, { ...body, businessId, now: clock() });
  });
  register(webhooks.change, ({ params, body }, { businessId }) =>
    changeWebhook(database, { businessId, ...params }, body, clock()),
  );
  register(webhooks.remove, async ({ params }, { businessId }) => {
    if (!(await deleteWebhook(database, businessId, params.id))) throw new ApiFailure('not_found');
  });
  register(webhooks.rotateSecret, ({ params }, { businessId }) =>
    rotateSecret(database, { businessId, ...params }, clock()),
  );
  register(webhooks.test, async ({ params }, { businessId }) => {
    await limits.consume(SEND_LIMIT, businessId);
    return sendTest(database, jobs, { businessId, ...params });
  });
  register(webhooks.deliveries, ({ params, query }, { businessId }) =>
    deliveriesOf(database, { businessId, ...params }, query.before),
  );
  register(webhooks.sendAgain, async ({ params }, { businessId }) => {
    await limits.consume(SEND_LIMIT, businessId);
    return sendAgain(database, jobs, { businessId, id: params.id }, params.deliveryId);
  });
};
