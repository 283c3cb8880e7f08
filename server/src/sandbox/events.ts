import type Stripe from 'stripe';
import type { Queryable } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/jobs.ts';
import { findObjects, insertObject } from './sandbox-repository.ts';
import { newId, seconds } from './sandbox-types.ts';

/** Something happened at the sandbox, and the installation has to be told. Tried again until it listens. */
export const sandboxEventJob = defineJob<{ event_id: string }>('sandbox-event', {
  limit: 12,
  delaySeconds: 1,
});

/** An event as it travels. */
export interface EventData {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  api_version: string;
  data: { object: object };
}

/** Remembers that something happened; returns the event's id. */
export const recordEvent = async (
  client: Queryable,
  apiVersion: Stripe.LatestApiVersion,
  now: Date,
  { type, object }: { type: string; object: object },
): Promise<string> => {
  const data: EventData = {
    id: newId('evt'),
    object: 'event',
    type,
    created: seconds(now),
    livemode: false,
    api_version: apiVersion,
    data: { object },
  };
  await insertObject(client, { data, hidden: {}, dueAt: null });
  return data.id;
};

/** One event, as the text that is signed and sent. */
export const eventText = async (client: Queryable, id: string): Promise<string | undefined> => {
  const [event] = await findObjects<EventData>(client, 'event', 'id', [id]);
  return event && JSON.stringify(event);
};
