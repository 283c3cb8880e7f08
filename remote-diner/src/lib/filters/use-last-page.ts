import { useEffect } from 'react';

/** Leads from a page past the end, as an old address may name one, to the last there is. */
export const useLastPage = (
  current: number,
  pages: number | undefined,
  goTo: (page: number) => void,
): void => {
  const last = pages && current > pages ? pages : undefined;
  useEffect(() => {
    if (last !== undefined) goTo(last);
  });
};
