import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { EncodedPicture } from '../modules/media/encode-picture.ts';
import type { EncoderTask } from '../modules/media/picture-encoders.ts';
import { serveTasks } from '../platform/processes/serve-tasks.ts';

let decoded = '';

/** Stands in for the encoder: a picture says its id, and a slow one for which file its decoding waits. */
serveTasks(async (task: EncoderTask): Promise<EncodedPicture | undefined> => {
  if (task === 'encode') return { id: decoded, width: 1, height: 1, widths: [1], placeholder: '', files: [] };
  const { id, until } = JSON.parse(Buffer.from(task.decode).toString()) as { id: string; until?: string };
  while (until !== undefined && !existsSync(until)) await delay(20);
  decoded = id;
  return undefined;
});
