import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, LoadState, Skeleton } from '@tavolina/shared-ui';
import { loadErrorFrames } from '../platform-api.ts';
import styles from '../sections.module.css';

/** Where an error was thrown, the innermost call first: in the sources, or in the build where no map knows them. */
export const ErrorPlaces = ({ id, token }: { id: string; token: string }) => {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useQuery({
    queryKey: ['platform', token, 'error-frames', id],
    queryFn: () => loadErrorFrames(token, id),
    retry: false,
    // A place in a published version never moves.
    staleTime: Infinity,
  });
  return (
    <LoadState
      data={data}
      error={error}
      failed={<ErrorState title={t('platform.errors.placesFailed')} onRetry={() => void refetch()} />}
      loading={
        <div aria-busy="true">
          <Skeleton height="80px" />
        </div>
      }
      isEmpty={({ length }) => length === 0}
      empty={<p className={styles.muted}>{t('platform.errors.gone')}</p>}
    >
      {(frames) => (
        <ol className={styles.places}>
          {frames.map(({ version, file, line, column, name, is_mapped }) => (
            <li key={`${version} ${file} ${line}:${column}`}>
              <code>
                {file}:{line}:{column}
              </code>
              <span className={styles.muted}>
                {[
                  name ?? t('platform.errors.unnamed'),
                  version,
                  ...(is_mapped ? [] : [t('platform.errors.build')]),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </LoadState>
  );
};
