import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';

/** A device on which somebody is signed in. Names are null where the browser does not tell. */
export const activeSession = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
  signed_in_at: timestamp,
  /** To a quarter of an hour. */
  last_used_at: timestamp,
  is_current: z.boolean(),
});

export const securityCalls = {
  sessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where the account is signed in, the last used first',
    access: 'bearer',
    success: { status: 200, schema: z.array(activeSession) },
    errors: ['unauthorized'],
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Signs one device out',
    access: 'bearer',
    params: z.object({ id }),
    success: { status: 204 },
    errors: ['unauthorized', 'not_found'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Signs all other devices out',
    access: 'bearer',
    success: { status: 204 },
    errors: ['unauthorized'],
  }),
};

export type ActiveSession = z.infer<typeof activeSession>;
