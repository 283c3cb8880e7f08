import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDistance } from './format-distance.ts';
import { useNear } from './near-store.ts';

/** How far a place is, from the diner or else from the centre of the city they chose; nothing where it is not known. */
export const Distance = ({ metres }: { metres: number | null }) => {
  const { t, i18n } = useTranslation('diner');
  const isFromHere = useNear(({ location }) => location !== null);
  if (metres === null) return null;
  const distance = formatDistance(metres, i18n.language);
  return (
    <strong data-from={isFromHere ? 'here' : 'centre'}>
      {t(isFromHere ? 'near.distance' : 'near.distanceFromCentre', { distance })}
    </strong>
  );
};
