import { performance } from 'node:perf_hooks';
import type { DeliveryProblem } from '@tavolina/shared-api/contract';
import { Webhook } from 'standardwebhooks';
import { postOutside } from '../../platform/http/post-outside.ts';
import { PrivateAddress } from '../../platform/http/public-address.ts';
import type { findAttempt, Outcome } from './deliveries-repository.ts';
import { isOnLoopback, isWebhookAddress } from './webhook-address.ts';

/** A message with its address and secrets. */
export type Message = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;
/** The answer of the till, or why there was none. */
export type Answer = Pick<Outcome, 'status' | 'ms' | 'problem'>;

const headersOf = (message: Message, at: Date) => {
  const now = new Date();
  const { id, body, secret, old_secret, old_secret_until } = message;
  const secrets = [secret, ...(old_secret && old_secret_until && old_secret_until > at ? [old_secret] : [])];
  return {
    'content-type': 'application/json',
    'user-agent': 'Tavolina-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((key) => new Webhook(key).sign(id, now, body)).join(' '),
  };
};

const problemOf = (error: unknown): DeliveryProblem => {
  if (error instanceof PrivateAddress) return 'private_address';
  return (error as Error).name === 'TimeoutError' || (error as Error).name === 'AbortError'
    ? 'too_slow'
    : 'unreachable';
};

/**
 * Posts a message, signed by Standard Webhooks (product.md §366).
 * @param now decides whether the old secret signs too
 */
export const postWebhook = async (message: Message, allowsLoopback: boolean, now: Date): Promise<Answer> => {
  const { url, body } = message;
  if (!isWebhookAddress(url, allowsLoopback)) return { status: null, ms: null, problem: 'private_address' };
  const began = performance.now();
  const since = (): number => Math.round(performance.now() - began);
  try {
    const sent = { headers: headersOf(message, now), body, allowsPrivate: isOnLoopback(url) };
    const status = await postOutside(url, sent);
    return { status, ms: since(), problem: null };
  } catch (error) {
    return { status: null, ms: since(), problem: problemOf(error) };
  }
};

/** Whether the till has accepted the message. */
export const isDelivered = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300;
