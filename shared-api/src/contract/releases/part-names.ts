import { z } from 'zod';

/** Name of a part: the shell or a remote. */
export const partName = z.string().regex(/^(shell|remote-[a-z][a-z0-9-]{0,40})$/);

/** Name of a build: semver and a short hash of its inputs. */
export const partVersion = z.string().regex(/^[0-9A-Za-z][\w.-]{0,99}$/);
