import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { postOutside } from '../../platform/http/post-outside.ts';
import { JobGivenUp, type Jobs } from '../../platform/jobs/jobs.ts';
import { momentIn } from '../../platform/texts/moments.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { PUSH_EXPIRED, pushJob, type QueuedPush } from './push-jobs.ts';
import { deleteEndpoint, findDevice, recordPush } from './push-repository.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Answers of a push service that no longer knows the browser (RFC 8030 §7.3). */
const GONE = [404, 410];

/** Sends pushes and handles what push services answer. */
export interface PushSender {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  keys: VapidKeys;
  /** Whom a push service can ask about the sender, as a URL. */
  subject: string;
  /** Whether push services may be in a private network, for tests. */
  allowsPrivate: boolean;
  warn: (line: string) => void;
}

type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

const contentOf = ({ kind, words, path, topic }: QueuedPush, { language }: Device, now: Date): string => {
  const t = textsIn(language);
  const { promised_at: at } = words;
  const when = at && momentIn(language, 'about', new Date(at), now);
  return JSON.stringify({
    title: t(`pushes.${kind}.title`, { ...words, when }),
    body: t(`pushes.${kind}.body`, words),
    tag: topic,
    url: path,
    lang: language,
  });
};

const requestOf = async (
  { keys, subject }: PushSender,
  push: QueuedPush,
  { endpoint, p256dh, auth, ...device }: Device,
  now: Date,
) => {
  // With the first push: most servers send none for hours, and it takes two megabytes (product.md §144).
  const { default: webpush } = await import('web-push');
  return webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    contentOf(push, { endpoint, p256dh, auth, ...device }, now),
    {
      vapidDetails: { subject, ...keys },
      TTL: Math.ceil((Date.parse(push.expires_at) - now.getTime()) / 1000),
      urgency: 'high',
      topic: push.topic,
    },
  );
};

const sendPush = async (sender: PushSender, push: QueuedPush): Promise<void> => {
  const { database, clock, allowsPrivate, warn } = sender;
  const now = clock();
  const device = await findDevice(database, push.device_id);
  if (!device) return;
  // Operators read of it, and may send it again (product.md §563).
  if (Date.parse(push.expires_at) <= now.getTime()) throw new JobGivenUp(PUSH_EXPIRED);
  const { endpoint, headers, body } = await requestOf(sender, push, device, now);
  const status = await postOutside(endpoint, { headers, body, allowsPrivate });
  if (GONE.includes(status)) return deleteEndpoint(database, device.endpoint);
  const answered = `the push service answered ${status}`;
  if (status === 429 || status >= 500) throw new Error(answered);
  if (status >= 300) {
    warn(`A push was dropped: ${answered}`);
    throw new JobGivenUp(answered);
  }
  await recordPush(database, push.device_id, clock());
};

/**
 * Sends queued pushes (product.md §317). A push service that is down or asks to wait gets it again until its
 * lifetime is over; a browser that it no longer knows is removed. A push goes out twice only if the process is
 * killed between sending and recording, and replaces itself by its topic then.
 */
export const handlePushes = (sender: PushSender): void =>
  sender.jobs.handle(pushJob, (push) => sendPush(sender, push));
