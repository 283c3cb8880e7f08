import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config/config-error.ts';
import { isLoopback } from './loopback.ts';
import type { Sender } from './message.ts';

/** How mails are sent, the sender, and the team's address. */
export interface MailSettings {
  /** Address of the mail server with user and password. Without one, mails stay in the mailbox. */
  smtpUrl: string | undefined;
  sender: Sender;
  /** Recipient of the messages of the contact form. */
  contactEmail: string;
  mailbox: {
    /** Absolute path. */
    folder: string;
    /** Whether its page is served: only where the installation serves one machine alone. */
    isShown: boolean;
  };
}

const NAMED = /^(?<name>[^<>\r\n"]{1,80}) <(?<address>[^<>\s]+)>$/;

const sender = z.string().transform((value, context): Sender => {
  const { name = '', address = value } = NAMED.exec(value.trim())?.groups ?? {};
  if (z.email().safeParse(address).success) return { name, address };
  context.addIssue({ code: 'custom', message: 'write name@example.com or Name <name@example.com>' });
  return z.NEVER;
});

/** Environment variables about mail. */
export const mailEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  CONTACT_EMAIL: z.email().optional(),
};

type MailEnvironment = z.output<z.ZodObject<typeof mailEnvironment>>;

/**
 * Reads the mail settings.
 * @throws {ConfigError} when a mail server is set without a sender, or the reverse
 */
export const readMailSettings = (
  env: MailEnvironment,
  installation: { production: boolean; dataDir: string; host: string; publicOrigin: string | undefined },
): MailSettings => {
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined))
    throw new ConfigError('Mail needs both SMTP_URL and MAIL_FROM.');
  const from = env.MAIL_FROM ?? { name: 'Tavolina', address: 'tavolina@tavolina.test' };
  const { production, dataDir, host, publicOrigin } = installation;
  const pagesHost = publicOrigin === undefined ? host : new URL(publicOrigin).hostname;
  return {
    smtpUrl: env.SMTP_URL,
    sender: from,
    contactEmail: env.CONTACT_EMAIL ?? from.address,
    mailbox: {
      folder: path.join(dataDir, 'mailbox'),
      isShown: !production && env.SMTP_URL === undefined && isLoopback(host) && isLoopback(pagesHost),
    },
  };
};
