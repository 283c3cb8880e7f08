import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { onFallback } from '../remotes/fallback.ts';
import { createShellRouter, type ShellRouter } from './shell-router.tsx';

/**
 * The router, and a new one when a remote falls back: a router keeps the routes it has once been given. Session, data
 * and cart live outside of it and stay.
 */
export const App = ({ first }: { first: ShellRouter }) => {
  const [{ key, router }, setCurrent] = useState({ key: 0, router: first });
  useEffect(
    () => onFallback(() => setCurrent((before) => ({ key: before.key + 1, router: createShellRouter() }))),
    [],
  );
  return <RouterProvider key={key} router={router} />;
};
