import { useEffect } from 'react';

const NAME = 'Tavolina';

/** Names the tab after the page it shows. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${NAME}`;
  }, [title]);
};
