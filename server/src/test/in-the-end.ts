import type { Received } from './send.ts';

/** Asks again while the server is too busy to answer (503), as a client does; its answer in the end. */
export const inTheEnd = async (ask: () => Promise<Received>): Promise<Received> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
};
