import { isRefusal } from '@tavolina/shared-console/page/refusal.ts';
import { useRef } from 'react';

/**
 * Makes calls that may be sent again, and keeps what was sent until its answer is there. Where that was lost, `settle`
 * sends the same again, before anything else is sent: what the server holds is known then (product.md §85).
 */
export const useResendableCall = <I, A>(send: (input: I) => Promise<A>) => {
  const open = useRef<I>(undefined);
  const attempt = async (input: I): Promise<A> => {
    open.current = input;
    try {
      return await send(input);
    } catch (error) {
      if (isRefusal(error)) open.current = undefined;
      throw error;
    }
  };
  return {
    call: async (input: I): Promise<A> => {
      const answer = await attempt(input);
      open.current = undefined;
      return answer;
    },
    /** What was sent and what has come of it, where an answer had been lost. */
    settle: async (): Promise<{ sent: I; answer: A } | undefined> => {
      const sent = open.current;
      return sent === undefined ? undefined : { sent, answer: await attempt(sent) };
    },
    /** What was sent is given up: it is not sent again. */
    drop: (): void => {
      open.current = undefined;
    },
  };
};
