import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A message as a till gets it. */
export interface ReceivedMessage {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A till on loopback that is told of changes. */
export const testTill = () => {
  const received: ReceivedMessage[] = [];
  let answers: (number | (() => Promise<number>))[] = [];
  let origin = '';
  const service = http.createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, headers: headers as Record<string, string>, body: await text(request) });
    const answer = answers.shift() ?? 204;
    const status = typeof answer === 'number' ? answer : await answer();
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  beforeEach(() => {
    received.length = 0;
    answers = [];
  });
  return {
    received,
    origin: () => origin,
    /** Answers the next messages like this, then 204. */
    answer: (...next: typeof answers) => {
      answers = next;
    },
    /** Received messages of an address, read by the library of Standard Webhooks, which checks their signatures. */
    read: (path: string, secret: string) =>
      received
        .filter((message) => message.path === path)
        .map(({ body, headers }) => ({
          id: headers['webhook-id'],
          ...(new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: object }),
        })),
  };
};
