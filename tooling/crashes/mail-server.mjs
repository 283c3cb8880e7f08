import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Mails of an order that was placed: one to its diner, one to its place. */
const ORDER_MAIL = /^Message-ID: <((?:order-placed|new-order)-[^@>]+)@/im;

/**
 * A mail server on loopback that counts the mails of orders by the name of their occasion and their recipient.
 * @returns {Promise<{ url: string, counts: Map<string, number>, stop: () => Promise<void> }>}
 */
export const startMailServer = async () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      text(stream).then((mail) => {
        const occasion = ORDER_MAIL.exec(mail)?.[1];
        for (const { address } of occasion ? envelope.rcptTo : []) {
          const name = `${occasion} ${address}`;
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        callback();
      }, callback);
    },
  });
  // A killed client breaks its connection, which is expected.
  server.on('error', () => undefined);
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    counts,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
