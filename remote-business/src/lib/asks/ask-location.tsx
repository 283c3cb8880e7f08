import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { AskOnce } from './ask-once.tsx';

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
