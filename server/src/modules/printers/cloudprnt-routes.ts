import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { readyTimeOf } from '../availability/availability-service.ts';
import { findRecipient } from '../businesses/businesses-service.ts';
import { findOrder } from '../orders/orders-service.ts';
import {
  findHandedOut,
  findNamedJob,
  findNextJob,
  setHandedOut,
  setPrinted,
} from './print-jobs-repository.ts';
import { isReady } from './printers.ts';
import { lockPrinter, type PrinterRow, updatePrinterState } from './printers-repository.ts';
import { ticketText } from './ticket-text.ts';

/** A ticket is handed out again if it was neither printed nor failed after this time, in ms (product.md §371). */
const HAND_OUT_AGAIN_MS = 60_000;
/** Longer than real status codes and MAC addresses of printers. */
const PRINTER_TEXT_LENGTH = 100;

const TEXT = 'text/plain';
const params = z.object({ token: z.string().max(64) });
const printerText = z.string().max(1_000).catch('');
const poll = z
  .object({ statusCode: printerText, printerMAC: printerText, printingInProgress: z.boolean().catch(false) })
  .catch({ statusCode: '', printerMAC: '', printingInProgress: false });
/** What a printer says of a ticket. The protocol calls the ticket's id `token`; the printer's own secret is in the address. */
const query = z
  .object({ token: printerText, code: printerText, mac: printerText })
  .catch({ token: '', code: '', mac: '' })
  .transform(({ token: jobId, ...said }) => ({ ...said, jobId }));

/** Decodes a text of a printer, e.g. `200%20OK`. */
const readText = (code: string): string => {
  try {
    return decodeURIComponent(code).slice(0, PRINTER_TEXT_LENGTH).replaceAll('\u0000', '');
  } catch {
    return '';
  }
};

/** One request of a printer. */
interface PrinterRequest {
  client: Queryable;
  printer: PrinterRow;
  now: Date;
}

/** Refuses every device but the one that used the address first (product.md §369). */
const requireSameDevice = ({ printer }: PrinterRequest, mac: string | null): void => {
  if (printer.mac !== null && mac !== printer.mac) throw new ApiFailure('forbidden');
};

/** Stores the state that a printer reports; returns its status code. */
const recordPoll = async (
  request: PrinterRequest,
  { statusCode, printerMAC }: z.infer<typeof poll>,
): Promise<string> => {
  const { client, printer, now } = request;
  const mac = readText(printerMAC) || null;
  requireSameDevice(request, mac);
  const code = readText(statusCode);
  await updatePrinterState(client, printer.id, { mac, status_code: code, last_seen_at: now });
  return code;
};

/** Serves printers by Star CloudPRNT: a printer polls (POST), fetches a ticket (GET) and confirms it (DELETE) (product.md §371). */
export const registerCloudPrnt = (
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  const withPrinter = <T>(rawParams: unknown, act: (request: PrinterRequest) => Promise<T>): Promise<T> =>
    transaction(database, async (client) => {
      const { success, data } = params.safeParse(rawParams);
      const printer = success ? await lockPrinter(client, hashSecret(data.token)) : undefined;
      if (!printer) throw new ApiFailure('not_found');
      return act({ client, printer, now: clock() });
    });
  /** The ticket that the printer names, which it may ask for again, or else the next. */
  const jobOf = async ({ client, printer, now }: PrinterRequest, jobId = '') => {
    const dueUntil = await readyTimeOf(client, printer.business_id, now);
    if (jobId) return findNamedJob(client, printer.id, { jobId, dueUntil });
    const handedOutBefore = new Date(now.getTime() - HAND_OUT_AGAIN_MS);
    return findNextJob(client, printer.id, { handedOutBefore, dueUntil });
  };
  const url = '/cloudprnt/:token';

  app.post(url, ({ params: raw, body }) =>
    withPrinter(raw, async (request) => {
      const asked = poll.parse(body);
      const canPrint = isReady(await recordPoll(request, asked)) && !asked.printingInProgress;
      const job = canPrint ? await jobOf(request) : undefined;
      return job
        ? { jobReady: true, mediaTypes: [TEXT], deleteMethod: 'DELETE', jobToken: job.id }
        : { jobReady: false };
    }),
  );

  app.get(url, async ({ params: raw, query: rawQuery }, reply) => {
    const text = await withPrinter(raw, async (request) => {
      const { jobId, mac } = query.parse(rawQuery);
      requireSameDevice(request, readText(mac));
      const job = await jobOf(request, jobId);
      const order = job && (await findOrder(request.client, job.order_id));
      if (!order) throw new ApiFailure('not_found');
      await setHandedOut(request.client, job.id, request.now);
      const place = await findRecipient(request.client, request.printer.business_id);
      const paper = {
        paperMm: request.printer.paper_mm,
        language: place?.language ?? 'sq',
        now: request.now,
      };
      return ticketText(order, job.ticket, paper);
    });
    return reply.type(`${TEXT}; charset=utf-8`).send(text);
  });

  app.delete(url, ({ params: raw, query: rawQuery }) =>
    withPrinter(raw, async (request) => {
      const { client, printer, now } = request;
      const { jobId, code, mac } = query.parse(rawQuery);
      requireSameDevice(request, readText(mac));
      const job = await findHandedOut(client, printer.id, jobId);
      if (!job) return {};
      if (isReady(readText(code))) await setPrinted(client, job.id, now);
      else await setHandedOut(client, job.id, null);
      return {};
    }),
  );
};
