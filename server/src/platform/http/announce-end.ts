import type { CallDefinition } from '@tavolina/shared-api/contract';
import type { FastifyReply } from 'fastify';
import { DAY_MS } from '../clock/clock.ts';

/** The first moment of a day, in ms since 1970. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Lets every answer of a call that is to go say since when and until when, by the headers of RFC 9745 and RFC 8594
 * (product.md §680).
 */
export const announceEnd = ({ deprecated }: CallDefinition, reply: FastifyReply): void => {
  if (!deprecated) return;
  reply.header('deprecation', `@${startOf(deprecated.since) / 1_000}`);
  // It is there on its last day still.
  reply.header('sunset', new Date(startOf(deprecated.until) + DAY_MS).toUTCString());
};
