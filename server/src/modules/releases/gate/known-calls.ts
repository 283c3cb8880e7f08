import { type CallDefinition, calls } from '@tavolina/shared-api/contract';

/** Names of this server's calls, e.g. `GET /menus/`, by area. */
export const KNOWN_CALLS: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((area) =>
    Object.values<CallDefinition>(area).map(({ method, path }) => `${method} ${path}`),
  ),
);
