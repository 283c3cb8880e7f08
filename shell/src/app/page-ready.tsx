import { useNavigation } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { tellReady } from '../reports/ready.ts';

/** Stands behind a page: once the page is drawn, its code has come to an end. */
export const PageReady = () => {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') tellReady();
  }, [state]);
  return null;
};
