import { type Connection, connection, followConnection } from '@tavolina/shared-api/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the server can be reached, by what the browser knows and by what became of the latest calls. */
export const useConnection = (): Connection => useSyncExternalStore(followConnection, connection, () => 'up');

/** Calls back each time the server can be reached again, while the calling component is shown (product.md §69). */
export const useReconnection = (onBack: () => void): void => {
  const isUp = useConnection() === 'up';
  const wasUp = useRef(isUp);
  useEffect(() => {
    if (isUp && !wasUp.current) onBack();
    wasUp.current = isUp;
  });
};
