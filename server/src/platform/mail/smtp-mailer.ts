import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mail.ts';
import { type Sender, toMessage } from './message.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 3;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

const connectionOptions = (url: URL) => {
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    pool: true as const,
    maxConnections: MAX_CONNECTIONS,
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password leaves this machine only encrypted.
    requireTLS: !secure && user !== '' && !LOOPBACK.test(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
};

/** Whether the server said of this very recipient or mail that it will never take it. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

/** Hands mails to an SMTP server. */
export const createSmtpMailer = (url: string, sender: Sender): Mailer => {
  const transport = createTransport(connectionOptions(new URL(url)));
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, sender));
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused('the mail server refuses it for good', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};
