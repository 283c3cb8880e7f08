/**
 * Work that is asked for again and again, done once at a time: whoever asks while it is under way gets it once more
 * afterwards, together with all others.
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
