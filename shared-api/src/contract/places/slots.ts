import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fulfilment } from '../enums.ts';
import { id, timestamp } from '../fields.ts';

/** The times for which orders can be placed (product.md §285). */
export const slotCalls = {
  slots: defineCall({
    method: 'GET',
    path: '/places/{id}/slots',
    summary: 'Times for which a place takes orders for later',
    access: 'public',
    params: z.object({ id }),
    query: z.object({ fulfilment: fulfilment.default('pickup') }),
    success: { status: 200, schema: z.object({ slots: z.array(timestamp) }) },
    errors: ['place_not_found'],
  }),
};
