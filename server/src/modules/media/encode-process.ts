import { serveTasks } from '../../platform/processes/serve-tasks.ts';
import { type DecodedPicture, decodePicture, encodePicture, readPicture } from './encode-picture.ts';
import type { EncoderTask } from './picture-encoders.ts';

let upload: Uint8Array | undefined;
let decoded: DecodedPicture | undefined;

/** What the step before has left. */
const leftBy = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the step before it is missing');
  return value;
};

serveTasks(async (task: EncoderTask) => {
  if (typeof task === 'object') {
    upload = task.check;
    return readPicture(upload);
  }
  if (task === 'decode') {
    const bytes = leftBy(upload);
    upload = undefined;
    decoded = await decodePicture(bytes);
    return;
  }
  const picture = leftBy(decoded);
  decoded = undefined;
  return encodePicture(picture);
});
