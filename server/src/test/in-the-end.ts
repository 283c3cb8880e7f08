import type { Received } from './send.ts';

/** Too many of one caller or place wait (429), or of all (503). */
const BUSY = [429, 503];

/** Asks again while the server is too busy to answer, as a client does; its answer in the end. */
export const inTheEnd = async (ask: () => Promise<Received>): Promise<Received> => {
  for (;;) {
    const answer = await ask();
    if (!BUSY.includes(answer.status)) return answer;
  }
};
