import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Queryable } from '../database/database.ts';
import { db } from '../database/db.ts';

const CHANNEL = 'tavolina_events';
const RECONNECT_MS = 500;
/**
 * How often the connection is checked, and how long it may take to respond. A silent network closes no
 * connection.
 */
const CHECK_MS = 2_000;
const ANSWER_MS = 1_500;
/** Timeout of the first connection. A busy database must not make the process fail at start. */
const FIRST_MS = 10_000;

type Listener = (payload: unknown) => void;

/** Carries events between all server processes, through the database. */
export interface EventBus {
  /** Subscribes to a topic, for events of all processes. Returns the function that unsubscribes. */
  subscribe: (topic: string, listener: Listener) => () => void;
  /**
   * Number of the current connection; undefined while there is none. When the number changes, events may
   * have been missed.
   */
  connection: () => number | undefined;
  /** Calls back whenever the connection is lost. */
  onLost: (listener: () => void) => void;
  stop: () => Promise<void>;
}

/** Publishes an event. Inside a transaction it is delivered when that commits, and never if it does not. */
export const publish = async (client: Queryable, topic: string, payload: unknown): Promise<void> => {
  await db(client, 'publish-event')
    .selectNoFrom(({ fn, val }) => [
      fn('pg_notify', [val(CHANNEL), val(JSON.stringify({ topic, payload }))]).as('told'),
    ])
    .execute();
};

/** Listens on one dedicated connection, and reconnects when it is lost. */
export const startEventBus = async (databaseUrl: string): Promise<EventBus> => {
  const topics = new Map<string, Set<Listener>>();
  const lossListeners: (() => void)[] = [];
  const stopping = new AbortController();
  let client: Client | undefined;
  let connections = 0;
  let isListening = false;
  let reconnecting: Promise<void> | undefined;

  const hear = (message: string | undefined): void => {
    const { topic, payload } = JSON.parse(message ?? '{}') as { topic: string; payload: unknown };
    for (const listener of topics.get(topic) ?? []) listener(payload);
  };

  const lose = (): void => {
    if (!isListening) return;
    isListening = false;
    for (const listener of lossListeners) listener();
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
        lose();
        void next.end().catch(() => undefined);
      });
    }, CHECK_MS);
    next.once('end', () => {
      clearInterval(check);
      lose();
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
    onLost: (listener) => void lossListeners.push(listener),
    async stop() {
      stopping.abort();
      // A connection that is being replaced would otherwise stay open.
      await reconnecting;
      await client?.end();
    },
  };
};
