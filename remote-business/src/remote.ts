import type { RemoteModule } from '@tavolina/shared-api/runtime';
import { routes } from './app/routes.tsx';

/** What the shell mounts of this remote. */
export const remote: RemoteModule = { namespace: 'business', routes };
