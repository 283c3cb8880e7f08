import { useRef } from 'react';

/**
 * Lets through what is done once, again only after it has failed. The second click of a double press comes before the
 * first has been drawn as under way, so what is on the screen cannot hold it back.
 */
export const useOnce = <A>(
  act: (input: A) => Promise<unknown>,
  {
    isRepeatable = false,
  }: {
    /** What can be done again after it is done, only never twice at a time. */
    isRepeatable?: boolean;
  } = {},
): ((input: A) => void) => {
  const isUsed = useRef(false);
  return (input) => {
    if (isUsed.current) return;
    isUsed.current = true;
    act(input).then(
      () => {
        isUsed.current = !isRepeatable;
      },
      // The mutation itself says what it failed with.
      () => {
        isUsed.current = false;
      },
    );
  };
};
