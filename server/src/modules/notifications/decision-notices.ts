import { findRecipient, listOwners } from '../businesses/businesses-service.ts';
import { type OperatorDecision, operatorDecisionJob } from '../operator-acts/decision-jobs.ts';
import type { Links } from './links.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { ownerMail } from './owner-mail.ts';

/** Where an owner looks at what was decided, or answers it. */
const urlOf = ({ kind, business_id }: OperatorDecision, links: Links): string => {
  if (kind === 'menuTakenDown' || kind === 'placeTakenDown') return links.contact();
  if (kind === 'reviewHidden' || kind === 'reviewStands') return links.reviews(business_id);
  return links.menus(business_id);
};

/** Tells the owners of a place what an operator decided about it, and why (product.md §588). */
export const handleDecisionNotices = ({ database, jobs, links, mailOnce }: NotificationDeps): void =>
  jobs.handle(operatorDecisionJob, async (decision) => {
    const { kind, business_id, subject = '', reason = '', decided_at } = decision;
    const place = await findRecipient(database, business_id);
    if (!place) return;
    for (const { user_id, email, language } of await listOwners(database, business_id))
      await mailOnce({
        id: `${operatorDecisionJob.name}-${business_id}-${kind}-${Date.parse(decided_at)}-${user_id}`,
        to: email,
        content: ownerMail({ ...place, language }, kind, { subject, reason }, urlOf(decision, links)),
      });
  });
