import http from 'node:http';
import https from 'node:https';
import webpush from 'web-push';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { lookupPublic } from './push-endpoint.ts';
import { pushJob, type QueuedPush } from './push-jobs.ts';
import { deleteEndpoint, findDevice, recordPush } from './push-repository.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** How long a push service may take for all of a push, in ms: other devices wait for the slowest of a batch. */
const ANSWER_MS = 10_000;
/** Answers of a push service that no longer knows the browser (RFC 8030 §7.3). */
const GONE = [404, 410];

/** Sends pushes and handles what push services answer. */
export interface PushSender {
  database: Database;
  jobs: Jobs;
  keys: VapidKeys;
  /** Whom a push service can ask about the sender, as a URL. */
  subject: string;
  /** Whether push services may be in a private network, for tests. */
  allowsPrivate: boolean;
  warn: (line: string) => void;
}

type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

const contentOf = ({ kind, words, path, topic }: QueuedPush, { language }: Device): string => {
  const t = textsIn(language);
  return JSON.stringify({
    title: t(`pushes.${kind}.title`, words),
    body: t(`pushes.${kind}.body`, words),
    tag: topic,
    url: path,
    lang: language,
  });
};

const requestOf = (
  { keys, subject }: PushSender,
  push: QueuedPush,
  { endpoint, p256dh, auth, ...device }: Device,
) =>
  webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    contentOf(push, { endpoint, p256dh, auth, ...device }),
    {
      vapidDetails: { subject, ...keys },
      TTL: Math.ceil((Date.parse(push.expires_at) - Date.now()) / 1000),
      urgency: 'high',
      topic: push.topic,
    },
  );

/** Status of the push service's answer. Follows no redirect and reads no body, because both are foreign. */
const post = (
  { endpoint, headers, body }: ReturnType<typeof requestOf>,
  allowsPrivate: boolean,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { request } = endpoint.startsWith('https:') ? https : http;
    const options = {
      method: 'POST',
      headers,
      agent: false as const,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(!allowsPrivate && { lookup: lookupPublic }),
    };
    const sent = request(endpoint, options, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const sendPush = async (sender: PushSender, push: QueuedPush): Promise<void> => {
  const { database, allowsPrivate, warn } = sender;
  if (Date.parse(push.expires_at) <= Date.now()) return;
  const device = await findDevice(database, push.device_id);
  if (!device) return;
  const status = await post(requestOf(sender, push, device), allowsPrivate);
  if (GONE.includes(status)) return deleteEndpoint(database, device.endpoint);
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  if (status >= 300) return warn(`A push was dropped: the push service answered ${status}`);
  await recordPush(database, push.device_id);
};

/**
 * Sends queued pushes (product.md §317). A push service that is down or asks to wait gets it again until its
 * lifetime is over; a browser that it no longer knows is removed. A push goes out twice only if the process is
 * killed between sending and recording, and replaces itself by its topic then.
 */
export const handlePushes = (sender: PushSender): void =>
  sender.jobs.handle(pushJob, (push) => sendPush(sender, push));
