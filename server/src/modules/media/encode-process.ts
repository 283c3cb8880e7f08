import { serveTasks } from '../../platform/processes/serve-tasks.ts';
import { type DecodedPicture, decodePicture, encodePicture } from './encode-picture.ts';
import type { EncoderTask } from './picture-encoders.ts';

let decoded: DecodedPicture | undefined;

serveTasks(async (task: EncoderTask) => {
  if (task !== 'encode') {
    decoded = await decodePicture(task.decode);
    return;
  }
  if (!decoded) throw new Error('there is nothing to encode');
  const picture = decoded;
  decoded = undefined;
  return encodePicture(picture);
});
