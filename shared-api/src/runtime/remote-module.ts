import type { RouteObject } from 'react-router-dom';

/** What a remote exposes as `./remote`: its pages and the language namespace they speak. */
export interface RemoteModule {
  /** Namespace of the remote's texts, served at `/locales/{lng}/{namespace}.json`. */
  namespace: string;
  /** Absolute routes; the shell mounts them as they are. Pages use `lazy`. */
  routes: RouteObject[];
}
