import { z } from 'zod';
import { defineCall } from './call.ts';
import { keyScope } from './enums.ts';
import { id, requiredLine, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A key by which a till calls for a place (product.md §360). */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** How it begins, to tell keys apart. */
  hint: z.string(),
  scopes: z.array(keyScope),
  created_at: timestamp,
  /** When it last made a call, to the minute; null: not yet. */
  last_used_at: timestamp.nullable(),
});

/** A new key with its text, which is shown this once. */
export const newApiKey = apiKey.extend({ key: z.string() });

/** Keys of a place for its tills (product.md §360). Only owners call these, never a key. */
export const integrationCalls = {
  keys: defineCall({
    method: 'GET',
    path: '/integrations/keys',
    summary: 'Keys of the place for its tills',
    access: 'bearer',
    success: { status: 200, schema: z.array(apiKey) },
    errors: ['unauthorized'],
  }),
  addKey: defineCall({
    method: 'POST',
    path: '/integrations/keys',
    summary: 'Makes a key for a till; its text is in this answer alone',
    access: 'bearer',
    body: z.object({
      name: requiredLine(LIMITS.apiKeyName),
      scopes: z.array(keyScope).min(1),
    }),
    success: { status: 201, schema: newApiKey },
    errors: ['unauthorized', 'plan_required', 'too_many_keys'],
  }),
  endKey: defineCall({
    method: 'DELETE',
    path: '/integrations/keys/{id}',
    summary: 'Ends a key at once',
    access: 'bearer',
    params: z.object({ id }),
    success: { status: 204 },
    errors: ['unauthorized', 'not_found'],
  }),
};

/** A key of a place, see `apiKey`. */
export type ApiKey = z.infer<typeof apiKey>;
/** A new key with its text, see `newApiKey`. */
export type NewApiKey = z.infer<typeof newApiKey>;
