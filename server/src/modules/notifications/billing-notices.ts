import { findRecipient } from '../businesses/businesses-service.ts';
import {
  mailedSubscription,
  paymentFailedJob,
  trialEndingJob,
} from '../subscriptions/subscriptions-service.ts';
import { paymentFailedMail, trialEndingMail } from './billing-mails.ts';
import type { NotificationDeps } from './notification-deps.ts';

/** Mails about a business's plan; news that is no longer true by the time of the mail is not told. */
export const handleBillingNotices = ({ database, jobs, links, deliver }: NotificationDeps): void => {
  jobs.handle(trialEndingJob, async ({ business_id }) => {
    const subscription = await mailedSubscription(database, business_id);
    const business = await findRecipient(database, business_id);
    if (!business || subscription?.status !== 'trialing') return;
    if (business.unwanted_mails.includes('trial_ending')) return;
    const { plan, end } = subscription;
    await deliver({
      id: `trial-ending-${business_id}-${end.getTime()}`,
      to: business.email,
      content: trialEndingMail(business, plan, end, links),
    });
  });

  jobs.handle(paymentFailedJob, async ({ business_id }) => {
    const subscription = await mailedSubscription(database, business_id);
    const business = await findRecipient(database, business_id);
    if (!business || subscription?.status !== 'past_due') return;
    const { plan, overdueSince } = subscription;
    await deliver({
      id: `payment-failed-${business_id}-${overdueSince.getTime()}`,
      to: business.email,
      content: paymentFailedMail(business, plan, links),
    });
  });
};
