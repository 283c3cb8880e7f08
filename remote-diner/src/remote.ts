import type { RemoteModule } from '@tavolina/shared-api/runtime';

/** What the shell mounts of this remote. */
export const remote: RemoteModule = { namespace: 'diner', routes: [] };
