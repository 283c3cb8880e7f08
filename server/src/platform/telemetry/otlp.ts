import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { resourceFromAttributes } from '@opentelemetry/resources';

/** How long it is tried to send one batch, and what is left when a process ends, in ms. */
export const EXPORT_MS = 2_000;

const instance = {
  // Of several processes, each has figures of its own.
  'service.instance.id': randomUUID(),
  'host.name': hostname(),
  'process.pid': process.pid,
};

/** Who sends: this process, under the name of a service. */
export const resourceOf = (service: string) =>
  resourceFromAttributes({ 'service.name': service, ...instance });

/** Sends what is left, and waits for it no longer than one batch may take. Never rejects. */
export const lastExport = async (shutdown: () => Promise<unknown>): Promise<void> => {
  const timer = new AbortController();
  const isOver = delay(EXPORT_MS, undefined, { signal: timer.signal });
  await Promise.race([shutdown(), isOver]).catch(() => undefined);
  timer.abort();
  await isOver.catch(() => undefined);
};
