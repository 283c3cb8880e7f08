import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../make-folder.ts';
import type { Mailer } from './mail.ts';
import { messageIdOf, type Sender, toMessage } from './message.ts';

/** A mail in the mailbox. */
export interface StoredMail {
  /** Name in the mailbox: 32 hexadecimal digits. */
  name: string;
  to: string;
  subject: string;
  sent_at: string;
}

/** Stores mails in a folder instead of sending them. */
export interface Mailbox extends Mailer {
  /** The newest first, at most 200. */
  list: () => Promise<StoredMail[]>;
  /** The HTML of a mail; undefined for an unknown name. */
  read: (name: string) => Promise<string | undefined>;
}

const NAME = /^[0-9a-f]{32}$/;
const LISTED = 200;

const unlessMissing = async <T>(read: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
};

/**
 * Opens the mailbox of an installation without a mail server. Each mail has an `.eml` file, its HTML, and
 * an entry for the list. Sending the same mail again replaces the first.
 */
export const openMailbox = (folder: string, sender: Sender): Mailbox => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const inside = (file: string): string => path.join(folder, file);
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, sender));
      const name = createHash('sha256').update(messageIdOf(mail, sender)).digest('hex').slice(0, 32);
      const entry: StoredMail = {
        name,
        to: mail.to,
        subject: mail.subject,
        sent_at: new Date().toISOString(),
      };
      // Links in mails open accounts, so other users of this machine must not read them.
      await makeFolder(folder, 0o700);
      await writeFile(inside(`${name}.eml`), message as Buffer, { mode: 0o600 });
      await writeFile(inside(`${name}.html`), mail.html, { mode: 0o600 });
      // Written under a temporary name, so that the list never reads half an entry.
      await writeFile(inside(`${name}.new`), JSON.stringify(entry), { mode: 0o600 });
      await rename(inside(`${name}.new`), inside(`${name}.json`));
    },
    close: () => undefined,
    async list() {
      const files = await unlessMissing(readdir(folder), []);
      const entries = await Promise.all(
        files
          .filter((file) => file.endsWith('.json'))
          .map(async (file) => JSON.parse(await readFile(inside(file), 'utf8')) as StoredMail),
      );
      return entries.sort((a, b) => b.sent_at.localeCompare(a.sent_at)).slice(0, LISTED);
    },
    async read(name) {
      return NAME.test(name) ? unlessMissing(readFile(inside(`${name}.html`), 'utf8'), undefined) : undefined;
    },
  };
};
