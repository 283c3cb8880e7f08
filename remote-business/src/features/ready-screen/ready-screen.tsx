import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { forgetKept, keepData } from '@tavolina/shared-console/device/kept-data.ts';
import { useKeptPage } from '@tavolina/shared-console/device/use-kept-page.ts';
import { useWakeLock } from '@tavolina/shared-console/device/use-wake-lock.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { QueryFailure } from '@tavolina/shared-console/page/query-failure.tsx';
import { counted, EmptyState, formatTime, LoadState, Notice, Skeleton } from '@tavolina/shared-ui';
import { useEffect } from 'react';
import styles from './ready-screen.module.css';
import { keptAs, readyScreenQuery } from './ready-screen-query.ts';

const Numbers = ({
  title,
  none,
  ids,
  more = 0,
  isReady,
}: {
  title: string;
  none: string;
  ids: string[];
  /** How many further ones are not shown. */
  more: number | undefined;
  isReady?: true;
}) => {
  const { t, i18n } = useTranslation('business');
  return (
    <section
      className={styles.column}
      data-ready={isReady}
      aria-label={title}
      aria-live={isReady ? 'polite' : 'off'}
    >
      <h2>{title}</h2>
      {ids.length === 0 ? <p>{none}</p> : null}
      <ul>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      {more > 0 ? <p>{t('readyScreen.more', counted(more, i18n.language))}</p> : null}
    </section>
  );
};

/** A screen on the wall that tells guests which orders are ready: numbers and nothing else (product.md §344, §346). */
export const ReadyScreen = () => {
  const { t } = useTranslation('business');
  const { code = '' } = useParams();
  const query = useQuery(readyScreenQuery(code));
  const { data, error, dataUpdatedAt } = query;
  const isVoid = error instanceof ApiError && error.code === 'screen_unknown';
  useWakeLock();
  useKeptPage();
  useEffect(() => {
    if (isVoid) forgetKept(keptAs(code));
    else if (data && !error) keepData(keptAs(code), { at: dataUpdatedAt, data });
  }, [code, data, dataUpdatedAt, error, isVoid]);

  if (isVoid)
    return (
      <main id="content" className={styles.screen} tabIndex={-1}>
        <PageTitle title={t('readyScreen.title')} />
        <EmptyState title={t('readyScreen.unknown')} text={t('readyScreen.unknownText')} />
      </main>
    );
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <PageTitle title={t('readyScreen.title')} />
      <LoadState
        data={data}
        error={data ? null : error}
        failed={<QueryFailure query={query} title={t('readyScreen.failed')} />}
        loading={<Skeleton height="80vh" radius="16px" />}
      >
        {(shown) => (
          <>
            <h1>{shown.business_name}</h1>
            {error ? (
              <Notice tone="attention">{t('readyScreen.asOf', { at: formatTime(shown.at) })}</Notice>
            ) : null}
            <div className={styles.columns}>
              <Numbers
                title={t('readyScreen.almost')}
                none={t('readyScreen.noneAlmost')}
                ids={shown.almost_ready}
                more={shown.almost_ready_more}
              />
              <Numbers
                isReady
                title={t('readyScreen.ready')}
                none={t('readyScreen.noneReady')}
                ids={shown.ready}
                more={shown.ready_more}
              />
            </div>
          </>
        )}
      </LoadState>
    </main>
  );
};
