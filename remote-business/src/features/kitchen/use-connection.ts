import { type Connection, connection, followConnection } from '@tavolina/shared-api/client';
import { useSyncExternalStore } from 'react';

/** Whether the server answers; while it does not, it is asked again every few seconds. */
export const useConnection = (): Connection => useSyncExternalStore(followConnection, connection, () => 'up');
