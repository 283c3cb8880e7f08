import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { findRecipient } from '../businesses/businesses-service.ts';
import { orderForMail } from '../orders/orders-service.ts';
import { findHandedOut, findNextJob, setHandedOut, setPrinted } from './print-jobs-repository.ts';
import { hashOfToken, isReady } from './printers.ts';
import { lockPrinter, notePrinter, type PrinterRow } from './printers-repository.ts';
import { ticketText } from './ticket-text.ts';

/** A ticket that was handed out this long ago and neither printed nor failed is handed out again, in ms (product.md §371). */
const LOST_MS = 60_000;
/** Longer than what printers say of themselves. */
const SAID_LENGTH = 100;

const TEXT = 'text/plain';
const params = z.object({ token: z.string().max(64) });
const said = z.string().max(1_000).catch('');
const poll = z
  .object({ statusCode: said, printerMAC: said, printingInProgress: z.boolean().catch(false) })
  .catch({ statusCode: '', printerMAC: '', printingInProgress: false });
const query = z.object({ token: said.optional(), code: said, mac: said }).catch({ code: '', mac: '' });

/** Codes come with escapes, e.g. `200%20OK`. */
const readCode = (code: string): string => {
  try {
    return decodeURIComponent(code).slice(0, SAID_LENGTH).replaceAll('\u0000', '');
  } catch {
    return '';
  }
};

interface Turn {
  client: Queryable;
  printer: PrinterRow;
  now: Date;
}

/** Refuses every device but the one that asked first (product.md §369). */
const refuseOthers = ({ printer }: Turn, mac: string | null): void => {
  if (printer.mac !== null && mac !== printer.mac) throw new ApiFailure('forbidden');
};

/** Notes what a printer says of itself. */
const hear = async (turn: Turn, { statusCode, printerMAC }: z.infer<typeof poll>): Promise<string> => {
  const { client, printer, now } = turn;
  const mac = readCode(printerMAC) || null;
  refuseOthers(turn, mac);
  const code = readCode(statusCode);
  await notePrinter(client, printer.id, { mac, status_code: code, last_seen_at: now });
  return code;
};

/** Serves printers by Star CloudPRNT: a printer asks, gets a ticket, and says that it is printed (product.md §371). */
export const registerCloudPrnt = (
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  const inTurn = <T>(rawParams: unknown, act: (turn: Turn) => Promise<T>): Promise<T> =>
    transaction(database, async (client) => {
      const { success, data } = params.safeParse(rawParams);
      const printer = success ? await lockPrinter(client, hashOfToken(data.token)) : undefined;
      if (!printer) throw new ApiFailure('not_found');
      return act({ client, printer, now: clock() });
    });
  const nextOf = ({ client, printer, now }: Turn) =>
    findNextJob(client, printer.id, new Date(now.getTime() - LOST_MS));
  const url = '/cloudprnt/:token';

  app.post(url, ({ params: raw, body }) =>
    inTurn(raw, async (turn) => {
      const asked = poll.parse(body);
      const canPrint = isReady(await hear(turn, asked)) && !asked.printingInProgress;
      const job = canPrint ? await nextOf(turn) : undefined;
      return job
        ? { jobReady: true, mediaTypes: [TEXT], deleteMethod: 'DELETE', jobToken: job.id }
        : { jobReady: false };
    }),
  );

  app.get(url, async ({ params: raw, query: rawQuery }, reply) => {
    const text = await inTurn(raw, async (turn) => {
      refuseOthers(turn, readCode(query.parse(rawQuery).mac));
      const job = await nextOf(turn);
      const order = job && (await orderForMail(turn.client, job.order_id));
      if (!order) throw new ApiFailure('not_found');
      await setHandedOut(turn.client, job.id, turn.now);
      const place = await findRecipient(turn.client, turn.printer.business_id);
      const paper = { paperMm: turn.printer.paper_mm, language: place?.language ?? 'sq' };
      return ticketText(order, job.ticket, paper);
    });
    return reply.type(`${TEXT}; charset=utf-8`).send(text);
  });

  app.delete(url, ({ params: raw, query: rawQuery }) =>
    inTurn(raw, async (turn) => {
      const { client, printer, now } = turn;
      const { token, code, mac } = query.parse(rawQuery);
      refuseOthers(turn, readCode(mac));
      const job = await findHandedOut(client, printer.id, token);
      if (!job) return {};
      if (isReady(readCode(code))) await setPrinted(client, job.id, now);
      else await setHandedOut(client, job.id, null);
      return {};
    }),
  );
};
