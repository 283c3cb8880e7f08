/** A mail to one person. */
export interface Mail {
  /** The same for the same occasion, however often it is sent: a repetition can be recognised by its Message-ID. */
  id: string;
  /** One address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer reaches, where that is not the sender. */
  replyTo?: { name: string; address: string };
}

/** How often the work of a mail is tried again: for nearly four days, so that no outage of a night loses one. */
export const MAIL_RETRIES = { limit: 16, delaySeconds: 5 };

/** Hands mails over. */
export interface Mailer {
  /**
   * @throws {MailRefused} when trying again would be of no use
   * @throws {Error} when the mail could not be handed over this time
   */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** A mail that nobody will ever take. */
export class MailRefused extends Error {}

const ONE_ADDRESS = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/;
const LINE_BREAK = /[\r\n]/;

/**
 * Holds every mail to one recipient and to headers of one line each, wherever its values come from.
 * @throws {MailRefused}
 */
export const checkMail = ({ id, to, subject, replyTo }: Mail): void => {
  const addresses = [to, ...(replyTo ? [replyTo.address] : [])];
  if (!addresses.every((address) => ONE_ADDRESS.test(address))) throw new MailRefused('not one address');
  const headers = [id, subject, replyTo?.name ?? ''];
  if (headers.some((header) => LINE_BREAK.test(header))) throw new MailRefused('a line break in a header');
};
