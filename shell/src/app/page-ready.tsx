import { useNavigation } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { reportReady } from '../reports/report-ready.ts';

/** Rendered after a page: once it mounts, the page is ready, and again after each navigation to another one. */
export const PageReady = () => {
  const { state } = useNavigation();
  // After every render, because a navigation that need not wait for anything has no other state in between.
  useEffect(() => {
    if (state === 'idle') reportReady();
  });
  return null;
};
