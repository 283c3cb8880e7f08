import { defineJob } from '../../platform/jobs/jobs.ts';
import type { PushKind } from './push-kinds.ts';

/** Variables in the texts of a push: no personal data but the order's number and the place's name. */
export type PushWords = {
  /** Number of the order. */
  id?: string;
  /** Name of the place. */
  name: string;
  /** When a place pauses unless a console is opened, or since when no console is open where it has paused; formatted. */
  time?: string;
  /** When the order is promised to be ready, ISO 8601: its sentence depends on the device's language. */
  promised_at?: string;
};

/** A push to one device. */
export interface QueuedPush {
  device_id: string;
  kind: PushKind;
  words: PushWords;
  /** Page that a tap opens. */
  path: string;
  /** A later push of the same topic replaces this one. */
  topic: string;
  /** ISO 8601; not sent after this time. */
  expires_at: string;
}

/** Sends a push. Its retries reach half an hour, and end with its lifetime (product.md §317). */
export const pushJob = defineJob<QueuedPush>('push', { limit: 10, delaySeconds: 2 });

/** Why a push failed whose lifetime was over. */
export const PUSH_EXPIRED = 'its lifetime was over';
