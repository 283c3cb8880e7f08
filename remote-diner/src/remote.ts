import type { RemoteModule } from '@tavolina/shared-api/runtime';
import { CartLink } from './app/cart-link.tsx';
import { routes } from './app/routes.tsx';

/** What the shell mounts of this remote. */
export const remote: RemoteModule = { namespace: 'diner', routes, onPlainPages: CartLink };
