import { withoutDotLeaders } from './dot-leaders.ts';
import { evenLight } from './even-light.ts';
import type { GreyPicture } from './grey-picture.ts';
import { inkSpots } from './ink-spots.ts';
import { straightened, tilt } from './tilt.ts';

/** A photo as it is read best (product.md §574): dark letters on white, in level lines, without dots between names and prices. */
export const cleanPicture = (photo: GreyPicture): GreyPicture => {
  const even = evenLight(photo);
  const level = straightened(even, tilt(inkSpots(even)));
  return withoutDotLeaders(level, inkSpots(level));
};
