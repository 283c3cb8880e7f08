import { useState } from 'react';

/** Steps in which progress is shown: a large form is not drawn again for every packet. */
const STEPS = 20;

/** Follows what is sent by `track`: `share` of it has gone out, from 0 to 1; undefined while nothing is sent. */
export const useUploadProgress = () => {
  const [share, setShare] = useState<number>();
  const track = async <A>(send: (onProgress: (share: number) => void) => Promise<A>): Promise<A> => {
    setShare(0);
    try {
      return await send((sent) => setShare(Math.floor(sent * STEPS) / STEPS));
    } finally {
      setShare(undefined);
    }
  };
  return { share, track };
};
