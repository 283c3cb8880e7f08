import { useMutation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';

/**
 * What an operator decides of something: once at a time, perhaps after a reason was asked for.
 * @param send stores the decision
 * @param onDecided gets the thing as it is then
 */
export const useDecision = <D, T>(send: (decision: D) => Promise<T>, onDecided: (decided: T) => void) => {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationFn: send,
    onSuccess: (decided) => {
      setIsAsking(false);
      onDecided(decided);
    },
  });
  const decide = (decision: D): void => {
    if (!isPending) mutate(decision);
  };
  return {
    /** Whether a reason is being asked for. */
    isAsking,
    /** Asks for a reason, or leaves it. What was refused before is over then. */
    setIsAsking: (asks: boolean): void => {
      reset();
      setIsAsking(asks);
    },
    decide,
    isPending,
    isError,
    error,
  };
};
