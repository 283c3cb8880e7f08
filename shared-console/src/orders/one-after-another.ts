/**
 * Does work that is asked for again and again, never twice at a time: all who ask while it is under way have it done
 * once more afterwards.
 */
export const oneAfterAnother = (work: () => Promise<unknown>): (() => void) => {
  let isUnderWay = false;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    isUnderWay = true;
    try {
      do {
        isAskedAgain = false;
        await work();
      } while (isAskedAgain);
    } finally {
      isUnderWay = false;
    }
  };
  return () => {
    if (isUnderWay) isAskedAgain = true;
    else void run();
  };
};
