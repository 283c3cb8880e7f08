import { useSyncExternalStore } from 'react';
import { type Connection, connection, followConnection } from '../client/connection.ts';

/** Whether the server can be reached, by what the browser knows and by what became of the latest calls. */
export const useConnection = (): Connection => useSyncExternalStore(followConnection, connection, () => 'up');
