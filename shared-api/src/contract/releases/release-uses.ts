import { z } from 'zod';
import { deprecation } from '../deprecation.ts';
import { partName, partVersion } from './part-names.ts';

const liveVersion = z.object({ part: partName, version: partVersion, is_canary: z.boolean() });

/** What the live versions use of the shared modules and of the API. */
export const releaseUses = z.object({
  /** Modules that the live shell shares, by name. */
  modules: z.array(
    z.object({
      name: z.string(),
      /** Its version in the live shell; null where that shares no such module. */
      provided: z.string().nullable(),
      users: z.array(
        liveVersion.extend({
          /** Versions of the module that it runs with. */
          range: z.string(),
          /** What it imports of the module. */
          names: z.array(z.string()),
        }),
      ),
      /** Its names that are to go in the live shell, with their last day. */
      deprecated: z.record(z.string(), deprecation),
    }),
  ),
  /** Calls of this server, and those that live versions make and it does not have, by name, e.g. `GET /menus/`. */
  calls: z.array(
    z.object({
      call: z.string(),
      is_known: z.boolean(),
      users: z.array(liveVersion),
      /** Its last day, where it is to go. */
      deprecated: deprecation.nullable(),
    }),
  ),
});

/** A live version of a part, as a user of something. */
export type LiveVersion = z.output<typeof liveVersion>;
/** What the live versions use of the shared modules and of the API; see `releaseUses`. */
export type ReleaseUses = z.output<typeof releaseUses>;
