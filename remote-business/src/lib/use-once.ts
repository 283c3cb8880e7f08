import { useRef } from 'react';

/**
 * Lets through what is done once, again only after it has failed. The second click of a double press comes before the
 * first has been drawn as under way, so what is on the screen cannot hold it back.
 */
export const useOnce = <A>(act: (input: A) => Promise<unknown>): ((input: A) => void) => {
  const isUsed = useRef(false);
  return (input) => {
    if (isUsed.current) return;
    isUsed.current = true;
    // The mutation itself says what it failed with.
    act(input).catch(() => {
      isUsed.current = false;
    });
  };
};
