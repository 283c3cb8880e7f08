import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { PictureCost } from '../modules/media/check-picture.ts';
import type { EncodedPicture } from '../modules/media/encode-picture.ts';
import type { EncoderTask } from '../modules/media/picture-encoders.ts';
import { serveTasks } from '../platform/processes/serve-tasks.ts';

/** What a test sends in place of a picture: its id, for which file its decoding waits, and whether that counts as quick. */
export interface StandIn {
  id: string;
  until?: string;
  isQuick?: boolean;
}

let upload: StandIn = { id: '' };

/** Stands in for the encoder; its placeholder is the id of its process. */
serveTasks(async (task: EncoderTask): Promise<PictureCost | EncodedPicture | undefined> => {
  if (task === 'encode')
    return { id: upload.id, width: 1, height: 1, widths: [1], placeholder: String(process.pid), files: [] };
  if (task !== 'decode') {
    upload = JSON.parse(Buffer.from(task.check).toString()) as StandIn;
    return { isQuick: upload.isQuick ?? upload.until === undefined };
  }
  while (upload.until !== undefined && !existsSync(upload.until)) await delay(20);
  return undefined;
});
