import { CITIES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import styles from './rotating-city.module.css';

const TURN_MS = 2_000;
const REDUCED = '(prefers-reduced-motion: reduce)';

/** The name of a city that changes every two seconds, except while `isPaused` and for less motion. */
export const RotatingCity = ({ isPaused }: { isPaused: boolean }) => {
  const { t } = useTranslation('diner');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isPaused) return;
    // Asked at each turn: the wish for less motion may come while the page is open.
    const timer = setInterval(() => {
      if (!window.matchMedia(REDUCED).matches) setTurn((current) => current + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const city = CITIES[turn % CITIES.length];
  return (
    <span className={styles.city}>
      {CITIES.map((name) => (
        <span
          key={name}
          data-current={name === city || undefined}
          aria-hidden={name === city ? undefined : true}
        >
          <u>{t(`city.${name}`)}</u>?
        </span>
      ))}
    </span>
  );
};
