import { defineJob } from '../../platform/jobs/jobs.ts';
import type { PushKind } from './push-kinds.ts';

/** A push to one device. Its words hold no personal data beside the order's number and the place's name. */
export interface QueuedPush {
  device_id: string;
  kind: PushKind;
  words: { id?: string; name: string; time?: string };
  /** Page that a press opens. */
  path: string;
  /** A later push of the same topic replaces this one. */
  topic: string;
  /** After this it is not worth reading. */
  expires_at: string;
}

/** Sends a push. Its retries reach half an hour, and end with its lifetime (product.md §317). */
export const pushJob = defineJob<QueuedPush>('push', { limit: 10, delaySeconds: 2 });
