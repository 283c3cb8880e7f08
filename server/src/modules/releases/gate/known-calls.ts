import { callsByName } from '@tavolina/shared-api/contract';

/** Names of this server's calls, e.g. `GET /menus/`, by area. */
export const KNOWN_CALLS: ReadonlySet<string> = new Set(callsByName().keys());
