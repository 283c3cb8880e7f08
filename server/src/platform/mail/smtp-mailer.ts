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
    host: url.hostname.replace(/^\[|\]$/g, ''),
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

/** Answers by which a server says that an address does not exist. */
const NO_SUCH_ADDRESS = [550, 551, 553];
/** A server may refuse anybody, e.g. for a wrong setting of ours; that ends when the setting is right. */
const REFUSED_BY_POLICY = /\b5\.7\.\d/;

/** Whether the server said of this very recipient that no mail will ever reach it. */
const isRefusal = (error: unknown): boolean => {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  return command === 'RCPT TO' && NO_SUCH_ADDRESS.includes(responseCode) && !REFUSED_BY_POLICY.test(response);
};

/** Hands mails to an SMTP server. */
export const createSmtpMailer = (url: string, sender: Sender): Mailer => {
  const transport = createTransport(connectionOptions(new URL(url)));
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, sender));
      } catch (error) {
        if (isRefusal(error))
          throw new MailRefused('the mail server knows no such address', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};
