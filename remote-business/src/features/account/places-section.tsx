import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { placeName } from '@tavolina/shared-console/place/place-name.ts';
import { placesQuery } from '@tavolina/shared-console/place/places-query.ts';
import { useSwitchPlace } from '@tavolina/shared-console/place/use-switch-place.ts';
import { Avatar, Badge, Button, Notice, Skeleton } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import styles from './account.module.css';
import { hasKeptPlace, NewPlaceForm } from './new-place-form.tsx';

/** The places of the owner: another one is opened, or added (product.md §156, §157). */
export const PlacesSection = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const query = useQuery(placesQuery);
  const { mutate, isPending, variables, error } = useSwitchPlace();
  // What was typed before a reload or a new sign-in is there again.
  const [isAdding, setIsAdding] = useState(hasKeptPlace);
  const add = useFocusBack(isAdding);
  return (
    <section className={page.card} aria-labelledby="places">
      <div className={page.between}>
        <h2 id="places">{t('places.title')}</h2>
        {isAdding ? null : (
          <Button ref={add} size="sm" icon={<Plus {...SMALL_ICON} />} onClick={() => setIsAdding(true)}>
            {t('places.add')}
          </Button>
        )}
      </div>
      <p className={page.muted}>{t('places.text')}</p>
      {error ? <Notice tone="danger">{failureText(error, t('places.switchFailed'))}</Notice> : null}
      <QueryState
        query={query}
        failed={t('places.failed')}
        loading={<Skeleton height="60px" radius="10px" />}
      >
        {(places) => (
          <ul className={styles.sessions}>
            {places.map((place) => {
              const name = placeName(place, places);
              return (
                <li key={place.id}>
                  <Avatar name={name} imageUrl={place.profile_image_url} image={place.profile_image} />
                  <div>
                    <p>
                      {place.business_name}{' '}
                      {place.is_current ? <Badge tone="success">{t('places.current')}</Badge> : null}
                    </p>
                    <p className={page.muted}>{place.city}</p>
                  </div>
                  {place.is_current ? null : (
                    <Button
                      size="sm"
                      busy={isPending && variables === place.id}
                      aria-label={t('places.switchTo', { name })}
                      onClick={() => mutate(place.id)}
                    >
                      {t('places.open')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
      {isAdding ? (
        <NewPlaceForm
          onAdded={({ id }) => {
            setIsAdding(false);
            mutate(id);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : null}
    </section>
  );
};
