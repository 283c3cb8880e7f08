import { useConnection } from '@tavolina/shared-api/runtime';
import { useEffect, useRef } from 'react';

/** Calls back each time the server can be reached again, while the calling component is shown (product.md §69). */
export const useReconnection = (onBack: () => void): void => {
  const isUp = useConnection() === 'up';
  const wasUp = useRef(isUp);
  useEffect(() => {
    if (isUp && !wasUp.current) onBack();
    wasUp.current = isUp;
  });
};
