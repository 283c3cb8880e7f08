import { useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, formatDate } from '@tavolina/shared-ui';
import { LookUpForm } from '../look-up-form.tsx';
import { PlaceLink } from '../operator-links.tsx';
import { loadPlaces } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import styles from '../sections.module.css';

const addressOf = (query: Record<string, string>): string => `/platform/places?${new URLSearchParams(query)}`;

/** Places that were searched for, or all, the newest first (product.md §555). */
export const PlacesList = () => {
  const { t } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const before = params.get('before') ?? '';
  return (
    <PlatformFrame
      title={t('platform.places.title')}
      failed={t('platform.places.failed')}
      about={['places', q, before]}
      load={(token) => loadPlaces(token, q, before)}
      // What an e-mail finds is recorded.
      refreshMs={false}
      isOperator={() => true}
      above={
        <LookUpForm
          key={q}
          label={t('platform.places.search')}
          hint={t('platform.places.hint')}
          value={q}
          onLookUp={(typed) => setParams(typed === '' ? {} : { q: typed })}
        />
      }
    >
      {({ data: { items, next } }) =>
        items.length === 0 ? (
          <EmptyState title={t('platform.places.none')} />
        ) : (
          <>
            <section className={styles.section} aria-label={t('platform.places.title')}>
              <ol>
                {items.map(({ id, name, city, created_at }) => (
                  <li key={id}>
                    <div>
                      <p>
                        <PlaceLink id={id} name={name} />
                      </p>
                      <p className={styles.muted}>
                        {[city, t('platform.places.since', { date: formatDate(created_at) })]
                          .filter((part) => part !== '')
                          .join(' · ')}
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
            {next === null ? null : (
              <div>
                <ButtonLink to={addressOf({ ...(q && { q }), before: next })}>
                  {t('platform.places.older')}
                </ButtonLink>
              </div>
            )}
          </>
        )
      }
    </PlatformFrame>
  );
};
