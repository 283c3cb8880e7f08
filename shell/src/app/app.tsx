import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { onFallback } from '../remotes/fallback.ts';
import { createShellRouter } from './shell-router.tsx';

const first = { key: 0, router: createShellRouter() };

/**
 * The router, and a new one when a remote falls back: a router keeps the routes it has once been given. Session, data
 * and cart live outside of it and stay.
 */
export const App = () => {
  const [{ key, router }, setCurrent] = useState(first);
  useEffect(
    () => onFallback(() => setCurrent((before) => ({ key: before.key + 1, router: createShellRouter() }))),
    [],
  );
  return <RouterProvider key={key} router={router} />;
};
