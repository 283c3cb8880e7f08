import type { Location } from '@tavolina/shared-api/contract';
import { currentRelease, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, PlacesMap } from '@tavolina/shared-ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { SMALL_ICON } from '../../../lib/icon.ts';

/** Level at which the streets around a place are seen. */
const STREETS = 15;

/** Where a place is, on the drawn map, whose code comes with a press. */
export const PlaceMap = ({ name, location }: { name: string; location: Location }) => {
  const { t } = useTranslation('diner');
  const [isOpen, setIsOpen] = useState(false);
  const view = { centre: location, zoom: STREETS };
  if (!isOpen)
    return (
      <div>
        <Button icon={<MapPin {...SMALL_ICON} />} onClick={() => setIsOpen(true)}>
          {t('place.onMap')}
        </Button>
      </div>
    );
  return (
    <PlacesMap
      label={t('place.mapOf', { place: name })}
      places={[{ name, location }]}
      start={view}
      empty={view}
      tiles={currentRelease().mapTiles}
    >
      {() => <p>{name}</p>}
    </PlacesMap>
  );
};
