import { LIMITS } from '@tavolina/shared-api/contract';
import { formatDateTime } from '../../platform/format/format.ts';
import { findUser } from '../businesses/businesses-service.ts';
import {
  emailChangedJob,
  passwordChangedJob,
  passwordResetJob,
  twoFactorChangedJob,
} from '../identity/identity-jobs.ts';
import { findEmailChange } from '../identity/identity-service.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { ownerMail } from './owner-mail.ts';

/** Mails about a person's account. */
export const handleAccountNotices = ({
  database,
  jobs,
  links,
  mailOnce,
  issueResetToken,
}: NotificationDeps): void => {
  jobs.handle(passwordResetJob, async ({ request_id }) => {
    const issued = await issueResetToken(request_id);
    const person = issued && (await findUser(database, issued.userId));
    if (!issued || !person) return;
    await mailOnce({
      id: `password-reset-${request_id}`,
      to: person.email,
      content: ownerMail(
        person,
        'reset',
        { minutes: LIMITS.resetMinutes },
        links.resetPassword(issued.token, person.email),
      ),
    });
  });

  jobs.handle(emailChangedJob, async ({ change_id }) => {
    const change = await findEmailChange(database, change_id);
    const person = change && (await findUser(database, change.user_id));
    if (!change || !person) return;
    await mailOnce({
      id: `email-changed-${change.id}`,
      to: change.old_email,
      content: ownerMail(
        person,
        'emailChanged',
        { date: formatDateTime(change.changed_at) },
        links.contact(),
      ),
    });
  });

  jobs.handle(twoFactorChangedJob, async ({ business_id, is_on: isOn, changed_at }) => {
    const person = await findUser(database, business_id);
    if (!person) return;
    const changedAt = new Date(changed_at);
    await mailOnce({
      id: `two-factor-${business_id}-${changedAt.getTime()}`,
      to: person.email,
      content: ownerMail(
        person,
        isOn ? 'twoFactorOn' : 'twoFactorOff',
        { date: formatDateTime(changedAt) },
        links.forgotPassword(),
      ),
    });
  });

  jobs.handle(passwordChangedJob, async ({ business_id, changed_at }) => {
    const person = await findUser(database, business_id);
    if (!person) return;
    const changedAt = new Date(changed_at);
    await mailOnce({
      id: `password-changed-${business_id}-${changedAt.getTime()}`,
      to: person.email,
      content: ownerMail(
        person,
        'passwordChanged',
        { date: formatDateTime(changedAt) },
        links.forgotPassword(),
      ),
    });
  });
};
