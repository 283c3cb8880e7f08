import { ApiError } from './api-error.ts';
import { type RequestInput, request } from './request.ts';

/** Sends a message to the team. Any successful response counts as sent; its body is not read. */
export const sendContactMessage = async (
  body: RequestInput<'POST /contact/message'>['body'],
): Promise<void> => {
  try {
    await request('POST /contact/message', { body }, { access: 'public' });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unreadable_answer')) throw error;
  }
};
