import { findRecipient, listOwners } from '../businesses/businesses-service.ts';
import { webhookOffJob } from '../integrations/webhook-jobs.ts';
import { webhookOf } from '../integrations/webhooks-service.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { ownerMail } from './owner-mail.ts';

/** Tells the owners of a place that an address of its till gets nothing any more (product.md §367). */
export const handleWebhookNotices = ({ database, jobs, links, mailOnce }: NotificationDeps): void =>
  jobs.handle(webhookOffJob, async ({ webhook_id, off_at }) => {
    const webhook = await webhookOf(database, webhook_id);
    // Whoever has switched it on again knows.
    if (webhook?.off_at?.toISOString() !== off_at) return;
    const place = await findRecipient(database, webhook.business_id);
    if (!place) return;
    const occasion = webhook.off_reason === 'gone' ? 'webhookGone' : 'webhookFailing';
    const url = links.integrations(webhook.business_id);
    for (const { user_id, email, language } of await listOwners(database, webhook.business_id))
      await mailOnce({
        id: `webhook-off-${webhook_id}-${Date.parse(off_at)}-${user_id}`,
        to: email,
        content: ownerMail({ ...place, language }, occasion, { address: webhook.url }, url),
      });
  });
