import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, requiredLine, verbatim } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** A table of a place. Its code stands in the QR code on it (product.md §284). */
export const placeTable = z.object({ id, label: z.string(), code: z.string() });

const label = requiredLine(LIMITS.tableLabel);
const OWNER = ['unauthorized'] as const;
const ownTable = z.object({ id });

/** Tables of places (product.md §284). */
export const tableCalls = {
  table: defineCall({
    method: 'GET',
    path: '/places/{id}/tables/{code}',
    summary: 'The table of a QR code',
    access: 'public',
    params: z.object({ id, code: verbatim(LIMITS.tableCode) }),
    success: { status: 200, schema: z.object({ label: z.string() }) },
    errors: ['table_unknown'],
  }),
  tables: defineCall({
    method: 'GET',
    path: '/tables',
    summary: 'Tables of the business with their codes',
    access: 'bearer',
    success: { status: 200, schema: z.array(placeTable) },
    errors: OWNER,
  }),
  addTable: defineCall({
    method: 'POST',
    path: '/tables',
    summary: 'Adds a table',
    access: 'bearer',
    body: z.object({ label }),
    success: { status: 201, schema: placeTable },
    errors: [...OWNER, 'table_exists', 'too_many_tables'],
  }),
  renewTableCode: defineCall({
    method: 'POST',
    path: '/tables/{id}/code',
    summary: 'Gives a table a new code; the printed one is void from then on',
    access: 'bearer',
    changesCatalogue: true,
    params: ownTable,
    success: { status: 200, schema: placeTable },
    errors: [...OWNER, 'table_unknown'],
  }),
  removeTable: defineCall({
    method: 'DELETE',
    path: '/tables/{id}',
    summary: 'Removes a table; its orders keep its label',
    access: 'bearer',
    changesCatalogue: true,
    params: ownTable,
    success: { status: 204 },
    errors: [...OWNER, 'table_unknown'],
  }),
};

/** A table of a place, see `placeTable`. */
export type PlaceTable = z.infer<typeof placeTable>;
