import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email, requiredLine, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** A visitor's message to the team, which gets it by mail (product.md §44). */
export const contactMessage = z.object({
  full_name: requiredLine(LIMITS.name),
  email,
  subject: requiredLine(LIMITS.subject),
  message: requiredText(LIMITS.message),
});

/** Contact form: five messages an hour per address, then `rate_limited` (product.md §44). */
export const contactCalls = {
  send: defineCall({
    method: 'POST',
    path: '/contact/message',
    summary: 'Sends a message to the team',
    access: 'public',
    body: contactMessage,
    success: { status: 202 },
    errors: [],
  }),
};

/** A message to the team after validation, see `contactMessage`. */
export type ContactMessage = z.output<typeof contactMessage>;
