import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The exposed module `./remote`: the pages of a remote and the namespace of its texts. */
export interface RemoteModule {
  /** Namespace of the remote's texts, served at `/locales/{lng}/{namespace}.json`. */
  namespace: string;
  /** Absolute routes, which the shell adds unchanged. Pages use `lazy`. */
  routes: RouteObject[];
  /**
   * What it adds below the shell's own page for an unknown address, for example the cart. The shell asks the remote that
   * owns `/`, and only on that page.
   */
  onPlainPages?: ComponentType;
}
