import { z } from 'zod';
import { defineCall } from './call.ts';
import { email, requiredLine, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

export const contactMessage = z.object({
  full_name: requiredLine(LIMITS.name),
  email,
  subject: requiredLine(LIMITS.subject),
  message: requiredText(LIMITS.message),
});

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

export type ContactMessage = z.output<typeof contactMessage>;
