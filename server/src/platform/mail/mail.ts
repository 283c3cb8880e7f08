/** A mail to one person. */
export interface Mail {
  /** Same for every attempt to send this mail. Recipients recognise a repetition by its Message-ID. */
  id: string;
  /** One address, without a display name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Recipient of replies, where it is not the sender. */
  replyTo?: { name: string; address: string };
}

/** Retries of a mail: for nearly four days, longer than any outage of a night. */
export const MAIL_RETRIES = { limit: 16, delaySeconds: 5 };

/** Sends mails. */
export interface Mailer {
  /**
   * @throws {MailRefused} when a retry is useless
   * @throws {Error} when the mail could not be sent this time
   */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** The mail can never be delivered. */
export class MailRefused extends Error {}

const ONE_ADDRESS = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/;
const LINE_BREAK = /[\r\n]/;

/**
 * Checks that a mail has one recipient and headers of one line each, wherever their values come from.
 * @throws {MailRefused}
 */
export const checkMail = ({ id, to, subject, replyTo }: Mail): void => {
  const addresses = [to, ...(replyTo ? [replyTo.address] : [])];
  if (!addresses.every((address) => ONE_ADDRESS.test(address))) throw new MailRefused('not one address');
  const headers = [id, subject, replyTo?.name ?? ''];
  if (headers.some((header) => LINE_BREAK.test(header))) throw new MailRefused('a line break in a header');
};
