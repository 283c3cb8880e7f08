import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { EncodedPicture } from '../modules/media/encode-picture.ts';
import { serveTasks } from '../platform/processes/serve-tasks.ts';

/** Stands in for the encoder: a picture says its id, and a slow one for which file it waits. */
serveTasks(async (bytes: Uint8Array): Promise<EncodedPicture> => {
  const { id, until } = JSON.parse(Buffer.from(bytes).toString()) as { id: string; until?: string };
  while (until !== undefined && !existsSync(until)) await delay(20);
  return { id, width: 1, height: 1, widths: [1], placeholder: '', files: [] };
});
