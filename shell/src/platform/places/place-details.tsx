import { type OperatorPlace, placePath } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, formatDate, formatDateTime } from '@tavolina/shared-ui';
import { loadPlace } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import linkStyles from '../platform-links.module.css';
import styles from '../sections.module.css';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceState } from './place-state.tsx';
import { PlaceViews } from './place-views.tsx';

const People = ({ people }: Pick<OperatorPlace, 'people'>) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.section} aria-label={t('platform.places.people')}>
      <h2>{t('platform.places.people')}</h2>
      {people.length === 0 ? <p className={styles.muted}>{t('platform.places.noPeople')}</p> : null}
      <ol>
        {people.map(({ email, role, since, sessions, last_seen_at }) => (
          <li key={email}>
            <div>
              <p>
                <strong>{email}</strong>
              </p>
              <p className={styles.muted}>
                {[
                  t(`platform.places.role.${role}` as 'platform.places.role.owner', { defaultValue: role }),
                  t('platform.places.since', { date: formatDate(since) }),
                  t('platform.places.sessions', { count: sessions }),
                  ...(last_seen_at === null
                    ? []
                    : [t('platform.places.seen', { date: formatDateTime(last_seen_at) })]),
                ].join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A place with its plan, people and figures. The look is recorded (product.md §556). */
export const PlaceDetails = ({ id }: { id: string }) => {
  const { t } = useTranslation('shell');
  return (
    <PlatformFrame
      title={t('platform.places.title')}
      failed={t('platform.places.failed')}
      about={['place', id]}
      load={async (token) => ({ place: await loadPlace(token, id) })}
      // Each look is recorded, so that only a person looks again.
      refreshMs={false}
      isOperator={() => true}
    >
      {({ data: { place }, token }) => (
        <>
          <p className={linkStyles.links}>
            <Link to="/platform/places">{t('platform.places.back')}</Link>
            {place ? <Link to={placePath(place.slug)}>{t('platform.places.page')}</Link> : null}
          </p>
          {place ? (
            <>
              {place.may_decide === false ? <p>{t('platform.observer')}</p> : null}
              <PlaceFacts place={place} />
              {place.menus ? <PlaceState place={place} token={token} /> : null}
              {place.views ? <PlaceViews place={place} token={token} /> : null}
              <People people={place.people} />
            </>
          ) : (
            <EmptyState title={t('platform.places.unknown')} />
          )}
        </>
      )}
    </PlatformFrame>
  );
};
