import type { Config } from '../../platform/config/config.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { IdentityDeps } from '../identity/credentials-service.ts';
import { issueResetToken } from '../identity/password-reset-service.ts';
import { pushOnceWith } from '../push/push-service.ts';
import { handleAccountNotices } from './account-notices.ts';
import { handleBillingNotices } from './billing-notices.ts';
import { handleContactNotices } from './contact-notices.ts';
import { handleDecisionNotices } from './decision-notices.ts';
import { linksFor } from './links.ts';
import { mailOnceWith } from './mail-once.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { handleOrderNotices } from './order-notices.ts';
import { handleSilenceNotices } from './silence-notices.ts';
import { handleWebhookNotices } from './webhook-notices.ts';

/** Registers the handlers of all jobs that send mails (product.md §43). */
export const registerNotifications = ({
  config,
  identity,
  mailer,
  warn,
}: {
  config: Pick<Config, 'mail' | 'pagesOrigin'>;
  identity: IdentityDeps;
  mailer: Mailer;
  warn: (line: string) => void;
}): void => {
  const { database, jobs, clock } = identity;
  const deps: NotificationDeps = {
    database,
    jobs,
    clock,
    links: linksFor(config.pagesOrigin),
    mailOnce: mailOnceWith(database, mailer, warn),
    pushOnce: pushOnceWith({ database, jobs, clock }),
    issueResetToken: (requestId) => issueResetToken(identity, requestId),
    contactEmail: config.mail.contactEmail,
  };
  handleAccountNotices(deps);
  handleOrderNotices(deps);
  handleBillingNotices(deps);
  handleSilenceNotices(deps);
  handleWebhookNotices(deps);
  handleDecisionNotices(deps);
  handleContactNotices(deps);
};
