import { formatDate } from '../../platform/format/format.ts';
import { findRecipient } from '../businesses/businesses-service.ts';
import { paymentFailedJob, trialEndingJob } from '../subscriptions/subscription-jobs.ts';
import { GRACE_DAYS, mailedSubscription } from '../subscriptions/subscriptions-service.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { ownerMail } from './owner-mail.ts';

/** Mails about a business's plan. A mail whose reason no longer applies when the job runs is not sent. */
export const handleBillingNotices = ({ database, jobs, links, mailOnce }: NotificationDeps): void => {
  jobs.handle(trialEndingJob, async ({ business_id }) => {
    const subscription = await mailedSubscription(database, business_id);
    const business = await findRecipient(database, business_id);
    if (!business || subscription?.status !== 'trialing') return;
    if (business.unwanted_mails.includes('trial_ending')) return;
    const { plan, end } = subscription;
    await mailOnce({
      id: `trial-ending-${business_id}-${end.getTime()}`,
      to: business.email,
      content: ownerMail(
        business,
        'trialEnding',
        { plan, date: formatDate(end) },
        links.subscription(business_id),
      ),
    });
  });

  jobs.handle(paymentFailedJob, async ({ business_id }) => {
    const subscription = await mailedSubscription(database, business_id);
    const business = await findRecipient(database, business_id);
    if (!business || subscription?.status !== 'past_due') return;
    const { plan, overdueSince } = subscription;
    await mailOnce({
      id: `payment-failed-${business_id}-${overdueSince.getTime()}`,
      to: business.email,
      content: ownerMail(
        business,
        'paymentFailed',
        { plan, days: GRACE_DAYS },
        links.subscription(business_id),
      ),
    });
  });
};
