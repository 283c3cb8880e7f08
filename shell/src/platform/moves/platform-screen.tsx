import { useTranslation } from '@tavolina/shared-api/runtime';
import { loadOverview, type Overview } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { isFailing } from './figures.ts';
import { History } from './history.tsx';
import { PartsTable } from './parts-table.tsx';
import styles from './platform-screen.module.css';

/** Refresh interval of the figures, in ms. */
const REFRESH_MS = 5_000;

/** The worst problem of the live versions. */
const stateOf = ({ status, figures }: Overview): 'unwell' | 'lossy' | 'failing' | 'well' => {
  if (!status.parts.every((part) => part.is_readable)) return 'unwell';
  if (status.parts.some((part) => part.missing.length > 0)) return 'lossy';
  return figures.some(({ versions }) => versions.some(isFailing)) ? 'failing' : 'well';
};

/** The overall state, in a sentence. */
const State = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('shell');
  const state = stateOf(overview);
  return (
    <p className={state === 'well' ? undefined : styles.wrong}>
      {t(`platform.${state}`, { id: overview.status.id })}
    </p>
  );
};

/** The release console. */
export const Component = () => {
  const { t } = useTranslation('shell');
  return (
    <PlatformFrame
      title={t('platform.title')}
      failed={t('platform.failed')}
      about={['overview']}
      load={loadOverview}
      refreshMs={REFRESH_MS}
      isOperator={({ status }) => status.may_move === null}
      teamOf={({ status }) => status.team}
    >
      {({ data, token, reload }) => (
        <>
          <State overview={data} />
          {data.status.is_observer ? <p>{t('platform.observer')}</p> : null}
          <PartsTable overview={data} token={token} onMoved={reload} />
          <History moves={data.moves} />
        </>
      )}
    </PlatformFrame>
  );
};
