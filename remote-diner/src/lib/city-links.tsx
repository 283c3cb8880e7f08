import { CITIES, cityPath } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { MapPin } from 'lucide-react';
import styles from './city-links.module.css';
import page from './page.module.css';

/** The page of each city (product.md §264). */
export const CityLinks = () => {
  const { t } = useTranslation('diner');
  return (
    <ul className={styles.cities}>
      {CITIES.map((city) => (
        <li key={city}>
          <Link className={page.pill} to={cityPath(city)}>
            <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(`city.${city}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
