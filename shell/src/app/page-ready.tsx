import { useNavigation } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { reportReady } from '../reports/report-ready.ts';

/** Rendered after a page: once it mounts, the page is ready. */
export const PageReady = () => {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') reportReady();
  }, [state]);
  return null;
};
