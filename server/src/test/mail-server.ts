import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail extends Email {
  /** Recipients of the envelope. */
  recipients: string[];
  /** The whole message. */
  raw: string;
}

/** A mail server on loopback. */
export interface TestMailServer {
  /** Settings that send mail to it. */
  env: Record<string, string>;
  received: ReceivedMail[];
  /** The next mail (or one that has arrived) that fits, each only once. */
  next: (fits: (mail: ReceivedMail) => boolean) => Promise<ReceivedMail>;
  /** From now on refuses a recipient with the code that is answered; undefined accepts. */
  refuse: (codeFor: (recipient: string) => number | undefined) => void;
  /** Stops listening; mails cannot be handed over. */
  down: () => Promise<void>;
  up: () => Promise<void>;
}

/**
 * Starts a mail server for the tests of a file; declare it before the server that uses it.
 * @param settings further ones for that server
 */
export const testMailServer = (settings: Record<string, string> = {}): TestMailServer => {
  const taken = new Set<ReceivedMail>();
  const listeners = new Set<() => void>();
  let codeFor: (recipient: string) => number | undefined = () => undefined;
  let port = 0;
  let running: SMTPServer | undefined;

  const start = async (): Promise<void> => {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, callback) => {
        const responseCode = codeFor(address);
        callback(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
      },
      onData: (stream, session, callback) => {
        const take = async (): Promise<void> => {
          const raw = await buffer(stream);
          const email = await PostalMime.parse(raw);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          mails.received.push({ ...email, recipients, raw: raw.toString('latin1') });
          for (const listener of listeners) listener();
        };
        take().then(() => callback(), callback);
      },
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
    port = (smtp.server.address() as AddressInfo).port;
    running = smtp;
  };
  const stop = (): Promise<void> => new Promise((resolve) => running?.close(resolve));

  const mails: TestMailServer = {
    env: {
      MAIL_FROM: 'Tavolina <porosi@tavolina.test>',
      PUBLIC_ORIGIN: 'https://tavolina.example',
      ...settings,
    },
    received: [],
    next: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = mails.received.find((mail) => !taken.has(mail) && fits(mail));
          if (!found) return;
          taken.add(found);
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    refuse: (refusals) => {
      codeFor = refusals;
    },
    down: stop,
    up: start,
  };

  beforeAll(async () => {
    await start();
    mails.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  });
  afterAll(stop);
  return mails;
};
