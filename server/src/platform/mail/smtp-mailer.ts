import { createTransport } from 'nodemailer';
import { isLoopback } from './loopback.ts';
import { type Mailer, MailRefused } from './mail.ts';
import { type Sender, toMessage } from './message.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 3;

const connectionOptions = (url: URL) => {
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    pool: true as const,
    maxConnections: MAX_CONNECTIONS,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password is sent to other machines only over TLS.
    requireTLS: !secure && user !== '' && !isLoopback(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
};

/** SMTP status codes for an address that does not exist. */
const NO_SUCH_ADDRESS = [550, 551, 553];
/**
 * A server may reject all mails, for example because of a wrong setting of ours. That ends when the setting
 * is corrected.
 */
const REFUSED_BY_POLICY = /\b5\.7\.\d/;

/** Whether the server rejected this recipient permanently. */
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

/** Sends mails to an SMTP server. */
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
