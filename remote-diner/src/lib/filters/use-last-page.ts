import { type CountedPage, lastPage } from '@tavolina/shared-api/contract';
import { useEffect } from 'react';

/**
 * Leads from a page past the end, as an old address may name one, to the last there is.
 * @param data of the current page; undefined until it is here
 */
export const useLastPage = (
  current: number,
  data: CountedPage | undefined,
  size: number,
  goTo: (page: number) => void,
): void => {
  const pages = data && lastPage(data, size);
  const last = pages && current > pages ? pages : undefined;
  useEffect(() => {
    if (last !== undefined) goTo(last);
  });
};
