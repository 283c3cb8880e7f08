import type { RemoteModule } from '@tavolina/shared-api/runtime';
import { NAMESPACE } from './app/kitchen-texts.tsx';
import { routes } from './app/routes.tsx';

/** What the shell mounts of this remote, the kitchen's screen (product.md §660). */
export const remote: RemoteModule = { namespace: NAMESPACE, routes };
