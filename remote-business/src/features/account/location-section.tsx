import { editProfile } from '@tavolina/shared-api/client';
import type { Profile } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { profileQuery, useTakeProfile } from '@tavolina/shared-console/place/profile-query.ts';
import { Button, Notice, Skeleton } from '@tavolina/shared-ui';
import { MapPin } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { usePassingMessage } from '../../lib/use-passing-message.ts';
import styles from './account.module.css';
import { hasKeptLocation, LocationForm } from './location-form.tsx';
import { writeLocation } from './read-location.ts';

const Known = ({
  profile: { location },
  change,
  onChange,
}: {
  profile: Profile;
  /** Takes the focus once the map is closed. */
  change: RefObject<HTMLButtonElement | null>;
  onChange: () => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const takeProfile = useTakeProfile();
  const remove = useMutation({
    mutationFn: () => editProfile({ location: null }),
    onSuccess: takeProfile,
  });
  return (
    <>
      {remove.error ? <Notice tone="danger">{failureText(remove.error, t('location.failed'))}</Notice> : null}
      <p>{location ? writeLocation(location) : <span className={styles.none}>{t('location.none')}</span>}</p>
      <div className={styles.buttons}>
        <Button ref={change} size="sm" icon={<MapPin {...SMALL_ICON} />} onClick={onChange}>
          {t(location ? 'location.change' : 'location.set')}
        </Button>
        {location ? (
          <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('location.remove')}
          </Button>
        ) : null}
      </div>
    </>
  );
};

/** Where the place is, for distances and the map of results (product.md §250, §265). */
export const LocationSection = () => {
  const { t } = useTranslation('business');
  const query = useQuery(profileQuery);
  const [params, setParams] = useUrlParams();
  const isAsked = params.get('map') === 'open';
  const [wasPressed, setWasPressed] = useState<boolean>();
  // A location that was not saved is there again after a reload.
  const isEditing = wasPressed ?? (isAsked || (query.data !== undefined && hasKeptLocation(query.data)));
  const [isSaved, showSaved] = usePassingMessage();
  const change = useFocusBack(isEditing);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasProfile = query.data !== undefined;
  // A link led to the map, which stands below the fold.
  useEffect(() => {
    if (isAsked && hasProfile) heading.current?.focus();
  }, [isAsked, hasProfile]);
  // The profile above it says that it did not load.
  if (query.error && !hasProfile) return null;
  const close = (): void => {
    setWasPressed(false);
    setParams([['map', '']]);
  };
  return (
    <section className={page.card} aria-labelledby="location">
      <h2 ref={heading} id="location" tabIndex={-1}>
        {t('location.title')}
      </h2>
      <p className={page.muted}>{t('location.text')}</p>
      {isSaved ? <Notice tone="success">{t('common.saved')}</Notice> : null}
      <QueryState
        query={query}
        failed={t('profile.loadFailed')}
        loading={<Skeleton height="60px" radius="10px" />}
      >
        {(profile) =>
          isEditing ? (
            <LocationForm
              profile={profile}
              onSaved={() => {
                close();
                showSaved();
              }}
              onCancel={close}
            />
          ) : (
            <Known profile={profile} change={change} onChange={() => setWasPressed(true)} />
          )
        }
      </QueryState>
    </section>
  );
};
