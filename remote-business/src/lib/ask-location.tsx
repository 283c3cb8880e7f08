import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { AskOnce } from './ask-once.tsx';
import { PATHS } from './paths.ts';
import { profileQuery } from './profile-query.ts';

/** Asks a place that has a city but does not say where it is for its location (product.md §265). */
export const AskLocation = () => {
  const { t } = useTranslation('business');
  const { data: profile } = useQuery(profileQuery);
  if (!profile || profile.location || profile.city.trim() === '') return null;
  return (
    <AskOnce
      storedAs={`tavolina.location-asked.${profile.business_id}`}
      to={PATHS.location}
      action={t('location.set')}
    >
      {t('location.ask')}
    </AskOnce>
  );
};
