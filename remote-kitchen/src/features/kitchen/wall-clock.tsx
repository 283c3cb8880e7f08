import { formatTime } from '@tavolina/shared-ui';
import { useClock } from './clock.ts';
import styles from './kitchen.module.css';

/** The time in Tirana, as large as the title beside it. */
export const WallClock = () => {
  const time = useClock((now) => formatTime(new Date(now).toISOString()));
  return <time className={styles.clock}>{time}</time>;
};
