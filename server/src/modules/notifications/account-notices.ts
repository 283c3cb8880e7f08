import { findRecipient } from '../businesses/businesses-service.ts';
import {
  emailChangedJob,
  findEmailChange,
  passwordChangedJob,
  passwordResetJob,
  twoFactorChangedJob,
} from '../identity/identity-service.ts';
import { emailChangedMail, passwordChangedMail, resetMail, twoFactorChangedMail } from './account-mails.ts';
import type { NotificationDeps } from './notification-deps.ts';

/** Mails about a business's account. */
export const handleAccountNotices = ({
  database,
  jobs,
  links,
  deliver,
  issueResetToken,
}: NotificationDeps): void => {
  jobs.handle(passwordResetJob, async ({ request_id }) => {
    const issued = await issueResetToken(request_id);
    const business = issued && (await findRecipient(database, issued.businessId));
    if (!issued || !business) return;
    await deliver({
      id: `password-reset-${request_id}`,
      to: business.email,
      content: resetMail(business, issued.token, links),
    });
  });

  jobs.handle(emailChangedJob, async ({ change_id }) => {
    const change = await findEmailChange(database, change_id);
    const business = change && (await findRecipient(database, change.business_id));
    if (!change || !business) return;
    await deliver({
      id: `email-changed-${change.id}`,
      to: change.old_email,
      content: emailChangedMail(business, change.changed_at, links),
    });
  });

  jobs.handle(twoFactorChangedJob, async ({ business_id, is_on: isOn, changed_at }) => {
    const business = await findRecipient(database, business_id);
    if (!business) return;
    const changedAt = new Date(changed_at);
    await deliver({
      id: `two-factor-${business_id}-${changedAt.getTime()}`,
      to: business.email,
      content: twoFactorChangedMail(business, { isOn, changedAt }, links),
    });
  });

  jobs.handle(passwordChangedJob, async ({ business_id, changed_at }) => {
    const business = await findRecipient(database, business_id);
    if (!business) return;
    const changedAt = new Date(changed_at);
    await deliver({
      id: `password-changed-${business_id}-${changedAt.getTime()}`,
      to: business.email,
      content: passwordChangedMail(business, changedAt, links),
    });
  });
};
