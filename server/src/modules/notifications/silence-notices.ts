import { formatTime } from '../../platform/format/format.ts';
import { lastHeartbeat } from '../availability/availability-service.ts';
import { consoleSilentJob, placePausedJob } from '../availability/silent-console-jobs.ts';
import { findRecipient, listOwners } from '../businesses/businesses-service.ts';
import { hasDevices } from '../push/push-service.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { ownerMail } from './owner-mail.ts';

/** A silence of a place's consoles, as its job has it. */
interface Told {
  business_id: string;
  alive_at: string;
  silent_from: string;
}

/**
 * Tells the owners of a place that no console is open, and that it has paused by itself (product.md §340, §341): by a
 * push to their devices, or by a mail where they have none. Whoever opened a console meanwhile is told nothing.
 */
export const handleSilenceNotices = ({
  database,
  jobs,
  links,
  mailOnce,
  pushOnce,
}: NotificationDeps): void => {
  const tell = async (
    kind: 'consoleSilent' | 'placePaused',
    { business_id, alive_at, silent_from }: Told,
    time: string,
  ): Promise<void> => {
    const heartbeat = await lastHeartbeat(database, business_id);
    if (heartbeat?.toISOString() !== alive_at) return;
    const first = await findRecipient(database, business_id);
    if (!first) return;
    const id = `${kind}-${business_id}-${Date.parse(silent_from)}`;
    const to = { businessId: business_id };
    if (await hasDevices(database, to)) {
      await pushOnce({
        id,
        to,
        kind,
        words: { name: first.business_name, time },
        path: `/business/orders?place=${business_id}`,
        // The later of both replaces the earlier one. A topic has at most 32 characters (RFC 8030 §5.4).
        topic: business_id.replaceAll('-', ''),
      });
      return;
    }
    for (const { user_id, email, language } of await listOwners(database, business_id))
      await mailOnce({
        id: `${id}-${user_id}`,
        to: email,
        content: ownerMail({ ...first, language }, kind, { time }, links.businessOrders(business_id)),
      });
  };

  jobs.handle(consoleSilentJob, (told) => tell('consoleSilent', told, formatTime(new Date(told.pauses_at))));
  jobs.handle(placePausedJob, (told) => tell('placePaused', told, formatTime(new Date(told.silent_from))));
};
