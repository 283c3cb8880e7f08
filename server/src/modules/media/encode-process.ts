import { serveTasks } from '../../platform/processes/serve-tasks.ts';
import { encodePicture } from './encode-picture.ts';

serveTasks(encodePicture);
