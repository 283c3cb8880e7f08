import { messageSentJob } from '../contact/contact-jobs.ts';
import { findMessage } from '../contact/contact-service.ts';
import { contactMail } from './contact-mail.ts';
import type { NotificationDeps } from './notification-deps.ts';

/** Sends messages of the contact form to the team; replies go to the author. */
export const handleContactNotices = ({ database, jobs, mailOnce, contactEmail }: NotificationDeps): void => {
  jobs.handle(messageSentJob, async ({ message_id }) => {
    const message = await findMessage(database, message_id);
    if (!message) return;
    await mailOnce({
      id: `contact-${message.id}`,
      to: contactEmail,
      replyTo: { name: message.full_name, address: message.email },
      content: contactMail(message),
    });
  });
};
