import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  DELIVERY_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_OFF_REASONS,
} from './codes/webhooks.ts';
import { id, timestamp, verbatim } from './fields.ts';
import { LIMITS } from './limits.ts';

const webhookEvent = z.enum(WEBHOOK_EVENTS);

/** An address of a place's till that is told of changes (product.md §365). */
export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  created_at: timestamp,
  /** Since when every message to it failed; null: the last one arrived, or there was none. */
  failing_since: timestamp.nullable(),
  /** Since when it gets nothing, and why; null: it gets its messages. */
  off: z.object({ at: timestamp, reason: z.enum(WEBHOOK_OFF_REASONS) }).nullable(),
});

/** The secret that signs the messages to an address, which is shown this once. */
const secret = z.object({
  secret: z.string(),
  /** Until when the secret before signs too; null: there was none. */
  old_secret_until: timestamp.nullable(),
});

/** An address with its secret. */
export const newWebhook = webhook.extend(secret.shape);

/** A message to an address (product.md §368). */
export const webhookDelivery = z.object({
  /** `webhook-id` of the message, the same each time it is sent. */
  id: z.string(),
  type: z.enum(DELIVERY_TYPES),
  state: z.enum(DELIVERY_STATES),
  created_at: timestamp,
  /** How often it was sent. */
  attempts: z.number().int(),
  last_attempt_at: timestamp.nullable(),
  /** When it is sent again; null: not by itself. */
  next_attempt_at: timestamp.nullable(),
  /** HTTP status of the last answer; null: none came. */
  answer_status: z.number().int().nullable(),
  /** How long the last attempt took. */
  answer_ms: z.number().int().nullable(),
  /** Why no answer came. */
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
});

const deliveryId = verbatim(64).regex(/^msg_\w+$/);
const ofWebhook = z.object({ id });
const events = z.array(webhookEvent).min(1);

/** Addresses of a place's tills that are told of changes. Only owners call these, never a key. */
export const webhookCalls = {
  list: defineCall({
    method: 'GET',
    path: '/integrations/webhooks',
    summary: 'Addresses that are told of changes of the place',
    access: 'bearer',
    success: { status: 200, schema: z.array(webhook) },
    errors: ['unauthorized'],
  }),
  add: defineCall({
    method: 'POST',
    path: '/integrations/webhooks',
    summary: 'Adds an address; its secret is in this answer alone',
    access: 'bearer',
    body: z.object({ url: verbatim(LIMITS.webhookUrl).trim().pipe(z.url()), events }),
    success: { status: 201, schema: newWebhook },
    errors: ['unauthorized', 'plan_required', 'too_many_webhooks'],
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/integrations/webhooks/{id}',
    summary: 'Changes what an address is told of, or switches it off and on',
    access: 'bearer',
    params: ofWebhook,
    body: z.object({ events: events.optional(), is_on: z.boolean().optional() }),
    success: { status: 200, schema: webhook },
    errors: ['unauthorized', 'not_found'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/integrations/webhooks/{id}',
    summary: 'Removes an address with its log',
    access: 'bearer',
    params: ofWebhook,
    success: { status: 204 },
    errors: ['unauthorized', 'not_found'],
  }),
  rotateSecret: defineCall({
    method: 'POST',
    path: '/integrations/webhooks/{id}/secret',
    summary: 'Makes another secret; the one before signs too for a day',
    access: 'bearer',
    params: ofWebhook,
    success: { status: 201, schema: secret },
    errors: ['unauthorized', 'not_found'],
  }),
  test: defineCall({
    method: 'POST',
    path: '/integrations/webhooks/{id}/test',
    summary: 'Sends a test message, once',
    access: 'bearer',
    params: ofWebhook,
    success: { status: 202, schema: webhookDelivery },
    errors: ['unauthorized', 'not_found', 'webhook_off'],
  }),
  deliveries: defineCall({
    method: 'GET',
    path: '/integrations/webhooks/{id}/deliveries',
    summary: 'Messages to an address, the latest first',
    access: 'bearer',
    params: ofWebhook,
    query: z.object({
      /** Goes on behind this message. */
      before: deliveryId.optional(),
    }),
    success: {
      status: 200,
      schema: z.object({ deliveries: z.array(webhookDelivery), has_more: z.boolean() }),
    },
    errors: ['unauthorized', 'not_found'],
  }),
  sendAgain: defineCall({
    method: 'POST',
    path: '/integrations/webhooks/{id}/deliveries/{deliveryId}/again',
    summary: 'Sends a message again, now',
    access: 'bearer',
    params: ofWebhook.extend({ deliveryId }),
    success: { status: 202, schema: webhookDelivery },
    errors: ['unauthorized', 'not_found', 'webhook_off'],
  }),
};

/** An address of a till, see `webhook`. */
export type Webhook = z.infer<typeof webhook>;
/** An address with its secret, see `newWebhook`. */
export type NewWebhook = z.infer<typeof newWebhook>;
/** A message to an address, see `webhookDelivery`. */
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
