import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp, verbatim } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Numbers of orders for pickup, for the guests of a place (product.md §344). */
export const readyScreen = z.object({
  business_name: z.string(),
  /** Being made, and promised within minutes; the next one first. */
  almost_ready: z.array(z.string()),
  /** How many further orders are almost ready; missing: none. */
  almost_ready_more: z.int().optional(),
  /** Ready to be picked up, the latest first. */
  ready: z.array(z.string()),
  /** How many further orders are ready; missing: none. */
  ready_more: z.int().optional(),
  /** When this was so. */
  at: timestamp,
});

/** The screen of a place, for its owners; null: it has none. */
export const ownReadyScreen = z.object({ code: z.string().nullable() });

const OWNER = ['unauthorized'] as const;

/** The screen that tells guests which orders are ready (product.md §344, §345). */
export const readyScreenCalls = {
  show: defineCall({
    method: 'GET',
    path: '/ready-screens/{code}',
    summary: 'Numbers of the orders of a place that are ready or almost',
    access: 'public',
    params: z.object({ code: verbatim(LIMITS.tableCode) }),
    success: { status: 200, schema: readyScreen },
    errors: ['screen_unknown'],
  }),
  own: defineCall({
    method: 'GET',
    path: '/ready-screen',
    summary: 'The code of the screen for guests',
    access: 'bearer',
    success: { status: 200, schema: ownReadyScreen },
    errors: OWNER,
  }),
  renew: defineCall({
    method: 'PUT',
    path: '/ready-screen',
    summary: 'Gives the screen for guests a new code; the one before is void from then on',
    access: 'bearer',
    changesCatalogue: true,
    success: { status: 200, schema: ownReadyScreen },
    errors: OWNER,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/ready-screen',
    summary: 'Takes the screen for guests away',
    access: 'bearer',
    changesCatalogue: true,
    success: { status: 204 },
    errors: OWNER,
  }),
};

/** Numbers of orders for pickup, see `readyScreen`. */
export type ReadyScreen = z.infer<typeof readyScreen>;
/** The screen of a place, see `ownReadyScreen`. */
export type OwnReadyScreen = z.infer<typeof ownReadyScreen>;
