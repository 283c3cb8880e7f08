import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatTime } from '../../platform/format/format.ts';
import { findHeartbeat } from '../availability/availability-service.ts';
import {
  consoleSilentJob,
  type SilenceNotice,
  silenceMailJob,
  unattendedJob,
} from '../availability/silent-console-jobs.ts';
import { findRecipient, listOwners } from '../businesses/businesses-service.ts';
import { answeringTills } from '../integrations/api-keys-service.ts';
import { gotPush, hasDevice } from '../push/push-service.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { ownerMail } from './owner-mail.ts';

/** How long a push has to reach a device before its owner is mailed, in s. */
const MAIL_AFTER_SECONDS = 60;

/** Mails of places to which a till was connected within the last day. */
const WITH_TILL = { consoleSilent: 'tillSilent', placeUnattended: 'tillUnattended' } as const;

/**
 * Tells the owners of a place that no console is open, and that it has paused by itself (product.md §525): by a push
 * to their devices, and each of them by a mail whom none has reached. Whoever opened a console meanwhile is told nothing.
 */
export const handleSilenceNotices = ({
  database,
  jobs,
  clock,
  links,
  mailOnce,
  pushOnce,
}: NotificationDeps): void => {
  const isOver = async ({ business_id, alive_at }: SilenceNotice): Promise<boolean> =>
    (await findHeartbeat(database, business_id))?.toISOString() !== alive_at;
  const idOf = (kind: string, { business_id, silent_from }: SilenceNotice): string =>
    `${kind}-${business_id}-${Date.parse(silent_from)}`;

  const tell = async (
    kind: 'consoleSilent' | 'placeUnattended',
    { business_id, alive_at, silent_from }: SilenceNotice,
    time: string,
  ): Promise<void> => {
    const notice = { business_id, alive_at, silent_from };
    const place = await findRecipient(database, business_id);
    if (!place || (await isOver(notice))) return;
    const told_at = clock().toISOString();
    await pushOnce({
      id: idOf(kind, notice),
      to: { businessId: business_id },
      kind,
      words: { name: place.business_name, time },
      path: `/business/orders?place=${business_id}`,
      // The later of both replaces the earlier one. A topic has at most 32 characters (RFC 8030 §5.4).
      topic: business_id.replaceAll('-', ''),
    });
    for (const { user_id } of await listOwners(database, business_id)) {
      const wait = (await hasDevice(database, user_id)) ? MAIL_AFTER_SECONDS : 0;
      await jobs.send(database, silenceMailJob, { ...notice, user_id, kind, time, told_at }, wait);
    }
  };

  jobs.handle(consoleSilentJob, (told) => tell('consoleSilent', told, formatTime(new Date(told.pauses_at))));
  jobs.handle(unattendedJob, (told) => tell('placeUnattended', told, formatTime(new Date(told.silent_from))));

  jobs.handle(silenceMailJob, async ({ user_id, kind: queuedAs, time, told_at, ...notice }) => {
    const kind = queuedAs === 'placePaused' ? 'placeUnattended' : queuedAs;
    const { business_id, alive_at } = notice;
    if ((await isOver(notice)) || (await gotPush(database, user_id, new Date(told_at)))) return;
    const place = await findRecipient(database, business_id);
    const owner = (await listOwners(database, business_id)).find((each) => each.user_id === user_id);
    if (!place || !owner) return;
    const till = (await answeringTills(database, business_id, new Date(Date.parse(alive_at) - DAY_MS))).join(
      ', ',
    );
    const { email, language } = owner;
    await mailOnce({
      id: `${idOf(kind, notice)}-${user_id}`,
      to: email,
      content: ownerMail(
        { ...place, language },
        till ? WITH_TILL[kind] : kind,
        { time, till },
        links.businessOrders(business_id),
      ),
    });
  });
};
