import { useEffect } from 'react';

const NAME = 'Tavolina';

/** Names the tab after the page it shows. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME;
  }, [title]);
};
