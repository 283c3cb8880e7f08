import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { ExternalLink } from 'lucide-react';
import styles from './contact.module.css';

const MAP = 'https://www.openstreetmap.org/?mlat=42.6609&mlon=21.1617#map=17/42.6609/21.1617';
const STREETS = ['M0 210 L640 150', 'M0 80 L640 40', 'M150 0 L190 320', 'M330 0 L360 320', 'M520 0 L540 320'];
const HOUSES = [
  [40, 110, 70, 50],
  [215, 70, 80, 60],
  [400, 60, 90, 55],
  [570, 70, 50, 50],
  [40, 235, 90, 50],
  [220, 215, 80, 60],
  [400, 195, 100, 60],
  [570, 175, 50, 80],
];

/** Where the office is, drawn by us: nobody else learns of a visit until the link is followed. */
export const OfficeMap = () => {
  const { t } = useTranslation('diner');
  return (
    <section className={styles.map}>
      <h2>{t('contact.map')}</h2>
      <figure>
        <svg viewBox="0 0 640 320" role="img" aria-label={t('contact.mapText')}>
          <rect className={styles.ground} width="640" height="320" />
          <path className={styles.park} d="M380 180 h140 v110 h-120 z" />
          {HOUSES.map(([x, y, width, height]) => (
            <rect
              key={`${x}-${y}`}
              className={styles.house}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="6"
            />
          ))}
          {STREETS.map((street) => (
            <path key={street} className={styles.street} d={street} />
          ))}
          <path
            className={styles.pin}
            d="M344 168 c-22 -30 -30 -42 -30 -56 a30 30 0 1 1 60 0 c0 14 -8 26 -30 56 z"
          />
          <circle className={styles.ground} cx="344" cy="112" r="11" />
        </svg>
        <figcaption>
          {t('contact.mapText')}{' '}
          <a className={styles.outside} href={MAP} target="_blank" rel="noreferrer">
            {t('contact.mapOpen')} <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
            <span className={visuallyHidden}> ({t('newTab')})</span>
          </a>
        </figcaption>
      </figure>
    </section>
  );
};
