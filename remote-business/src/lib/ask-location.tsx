import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ButtonLink, Notice } from '@tavolina/shared-ui';
import { useState } from 'react';
import page from './page.module.css';
import { PATHS } from './paths.ts';
import { profileQuery } from './profile-query.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Asks a place that has a city but does not say where it is for its location, until it is told that it need not ask on
 * this device (product.md §265).
 */
export const AskLocation = () => {
  const { t } = useTranslation('business');
  const { data: profile } = useQuery(profileQuery);
  const [, setIsAnswered] = useState(false);
  if (!profile || profile.location || profile.city.trim() === '') return null;
  const key = `tavolina.location-asked.${profile.business_id}`;
  if (readStored('localStorage', key) !== null) return null;
  const handleLater = (): void => {
    writeStored('localStorage', key, 'later');
    setIsAnswered(true);
  };
  return (
    <Notice
      tone="info"
      action={
        <div className={page.line}>
          <ButtonLink size="sm" to={PATHS.location}>
            {t('location.set')}
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={handleLater}>
            {t('location.later')}
          </Button>
        </div>
      }
    >
      {t('location.ask')}
    </Notice>
  );
};
