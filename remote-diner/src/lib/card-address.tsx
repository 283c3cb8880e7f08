import { MapPin } from 'lucide-react';
import styles from './card.module.css';
import { Distance } from './near/distance.tsx';

/** On a card: where a place is and how far, in metres. A phone leaves the street to the page of the place. */
export const CardAddress = ({
  address,
  city,
  metres,
}: {
  address: string | null;
  city: string | null;
  metres: number | null;
}) => (
  <p className={styles.address}>
    <MapPin size={14} strokeWidth={1.75} aria-hidden="true" />{' '}
    <span>
      {address ? (
        <span className={city ? styles.street : undefined}>{city ? `${address}, ` : address}</span>
      ) : null}
      {city}
    </span>
    <Distance metres={metres} />
  </p>
);
