import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Queryable } from '../database/database.ts';
import { db } from '../database/db.ts';

const CHANNEL = 'tavolina_events';
const RECONNECT_MS = 500;
/** How often the connection is tried, and how long it may take to answer: a network that fell silent ends nothing. */
const CHECK_MS = 2_000;
const ANSWER_MS = 1_500;
/** How long the first connection may take: a busy database must not end the start of a process. */
const FIRST_MS = 10_000;

type Listener = (payload: unknown) => void;

/** Carries events between all server processes through the database. */
export interface EventBus {
  /** Hears events of a topic, from whichever process they come. Returns the function that stops it. */
  subscribe: (topic: string, listener: Listener) => () => void;
  /** Number of the connection that hears events; another one means that some may have been missed. None while it is lost. */
  connection: () => number | undefined;
  stop: () => Promise<void>;
}

/** Announces an event; inside a transaction it is heard only if, and when, that commits. */
export const publish = async (client: Queryable, topic: string, payload: unknown): Promise<void> => {
  await db(client, 'publish-event')
    .selectNoFrom(({ fn, val }) => [
      fn('pg_notify', [val(CHANNEL), val(JSON.stringify({ topic, payload }))]).as('told'),
    ])
    .execute();
};

/** Listens on one connection of its own, and on a new one whenever that is lost. */
export const startEventBus = async (databaseUrl: string): Promise<EventBus> => {
  const topics = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  let client: Client | undefined;
  let connections = 0;
  let isListening = false;
  let reconnecting: Promise<void> | undefined;

  const hear = (message: string | undefined): void => {
    const { topic, payload } = JSON.parse(message ?? '{}') as { topic: string; payload: unknown };
    for (const listener of topics.get(topic) ?? []) listener(payload);
  };

  const connect = async (connectMs: number): Promise<void> => {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'tavolina-events',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: ANSWER_MS,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => hear(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    const check = setInterval(() => {
      next.query('SELECT 1').catch(() => {
        isListening = false;
        void next.end().catch(() => undefined);
      });
    }, CHECK_MS);
    next.once('end', () => {
      clearInterval(check);
      isListening = false;
      reconnecting = reconnect();
    });
    client = next;
    connections += 1;
    isListening = true;
  };

  const reconnect = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await connect(ANSWER_MS);
        return;
      } catch {
        await delay(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  await connect(FIRST_MS);
  return {
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    connection: () => (isListening ? connections : undefined),
    async stop() {
      stopping.abort();
      // A connection that is just being replaced would stay behind.
      await reconnecting;
      await client?.end();
    },
  };
};
