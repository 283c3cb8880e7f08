import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { lookupPublic } from './public-address.ts';

/** How long a service of others may take for all of a request, in ms: others wait for the slowest of a batch. */
const ANSWER_MS = 10_000;

/** What is sent to a service of others. */
export interface OutsideMessage {
  headers: OutgoingHttpHeaders;
  body: string | Buffer | null;
  /** Whether it may be in a private network. */
  allowsPrivate: boolean;
}

/**
 * Posts to an address that others chose. Follows no redirect and reads no body, because both are foreign.
 * @returns the status of the answer
 * @throws {PrivateAddress} where its name leads into a private network; a `TimeoutError` after 10 s
 */
export const postOutside = (url: string, { headers, body, allowsPrivate }: OutsideMessage): Promise<number> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const options = {
      method: 'POST',
      headers,
      agent: false as const,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(!allowsPrivate && { lookup: lookupPublic }),
    };
    const sent = request(url, options, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
