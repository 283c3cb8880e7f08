import type { City, Location } from '@tavolina/shared-api/codes';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/button.tsx';
import { SearchField } from '../primitives/text-field.tsx';
import { findPlace, type NamedPlace, namedPlaces } from './find-on-map.ts';
import { loadCityMap } from './load-city-maps.ts';
import styles from './map.module.css';

/** Finds a district or street of a drawn city by its name or by an address, without asking anybody else. */
export const FindField = ({
  city,
  address,
  onFound,
}: {
  city: City;
  /** What the field holds first. */
  address: string;
  onFound: (location: Location) => void;
}) => {
  const { t } = useTranslation('ui');
  const list = useId();
  const [written, setWritten] = useState(address);
  const [fault, setFault] = useState<string>();
  const [places, setPlaces] = useState<readonly NamedPlace[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadCityMap(city).then(
      (map) => isWanted && setPlaces(namedPlaces(map)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [city]);
  const find = (): void => {
    const place = findPlace(written, places);
    setFault(place ? undefined : t(written.trim() === '' ? 'map.findEmpty' : 'map.notFound', { written }));
    if (place) onFound(place.location);
  };
  // It may stand in a form, which it must not send.
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  };
  return (
    <div className={styles.find}>
      <SearchField
        label={t('map.find')}
        hint={t('map.findHint')}
        list={list}
        value={written}
        error={fault}
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={handleKeyDown}
      />
      <datalist id={list}>
        {places.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button onClick={find}>{t('map.findButton')}</Button>
    </div>
  );
};
