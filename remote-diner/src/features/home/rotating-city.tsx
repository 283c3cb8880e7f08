import { useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import styles from './home.module.css';

const CITIES = ['Tirane', 'Durres', 'Vlore', 'Shkoder', 'Elbasan', 'Korce', 'Fier'];
const TURN_MS = 2_000;

const standsStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** The name of a city that changes every two seconds, except for people who asked for less motion. */
export const RotatingCity = () => {
  const { t } = useTranslation('diner');
  const [turn, setTurn] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused || standsStill()) return;
    const timer = setInterval(() => setTurn((current) => current + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const city = CITIES[turn % CITIES.length] as string;
  return (
    <span
      className={styles.city}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
    >
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
