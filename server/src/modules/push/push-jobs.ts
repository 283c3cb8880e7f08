import { defineJob } from '../../platform/jobs/jobs.ts';
import type { PushKind } from './push-kinds.ts';

/** What the texts of a push name: no personal data beside the order's number and the place's name. */
export type PushWords = {
  /** Number of the order. */
  id?: string;
  /** Name of the place. */
  name: string;
  /** The promised time, as it is read. */
  time?: string;
};

/** A push to one device. */
export interface QueuedPush {
  device_id: string;
  kind: PushKind;
  words: PushWords;
  /** Page that a press opens. */
  path: string;
  /** A later push of the same topic replaces this one. */
  topic: string;
  /** After this it is not worth reading. */
  expires_at: string;
}

/** Sends a push. Its retries reach half an hour, and end with its lifetime (product.md §317). */
export const pushJob = defineJob<QueuedPush>('push', { limit: 10, delaySeconds: 2 });
