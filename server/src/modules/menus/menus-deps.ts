import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Media } from '../media/media-service.ts';

/** What making and changing menus works with. */
export interface MenusDeps {
  database: Database;
  media: Media;
  clock: Clock;
}
