import type { ReleaseFigures, ReleaseStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { movedVersions } from './moved-versions.ts';
import styles from './notices.module.css';
import type { Outcome } from './use-move.ts';

/** Maximum number of displayed reasons. The commands show the rest. */
const MOST = 5;

/** The single reasons of a refusal. */
export const Reasons = ({ reasons }: { reasons: readonly string[] }) => {
  const { t } = useTranslation('shell');
  const left = reasons.length - MOST;
  return reasons.length === 0 ? null : (
    <ul className={styles.reasons}>
      {reasons.slice(0, MOST).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {left > 0 ? <li>{t('platform.more', { count: left })}</li> : null}
    </ul>
  );
};

/** Result of the last move. */
export const MoveNotice = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation('shell');
  if ('refusal' in outcome)
    return (
      <Notice tone="danger" action={<Reasons reasons={outcome.reasons} />}>
        {outcome.refusal}
      </Notice>
    );
  const { action, part, id, replaced } = outcome.moved;
  const about = `${part} ${movedVersions(outcome.moved)} (#${id})`;
  const forward =
    action === 'rollback' && replaced !== null ? (
      <p className={styles.forward}>
        {t('platform.forward')} <code>{`npm run platform -- release ${part}@${replaced} -m "…"`}</code>
      </p>
    ) : null;
  return (
    <Notice tone="success" action={forward}>
      {`${t(`platform.action.${action}`)}: ${about}`}
    </Notice>
  );
};

/** Live versions with missing or corrupt files in the store. */
export const MissingNotices = ({ status }: { status: ReleaseStatus }) => {
  const { t } = useTranslation('shell');
  const told = status.parts.flatMap(({ part, missing }) =>
    missing.map(({ version, files }) => ({ name: `${part} ${version}`, files })),
  );
  return told.map(({ name, files }) => (
    <Notice
      key={name}
      tone="danger"
      title={t('platform.missing', { name, count: files.length })}
      action={<Reasons reasons={files} />}
    >
      {t('platform.missingHint')}
    </Notice>
  ));
};

/** Live versions that are incompatible with the server's API. */
export const BreachNotices = ({ status }: { status: ReleaseStatus }) => {
  const { t } = useTranslation('shell');
  const told = status.parts.flatMap(({ part, breaches }) =>
    [...new Set(breaches.map(({ version }) => version))].map((version) => ({
      name: `${part} ${version}`,
      reasons: breaches.filter((breach) => breach.version === version).map(({ message }) => message),
    })),
  );
  return told.map(({ name, reasons }) => (
    <Notice
      key={name}
      tone="danger"
      title={t('platform.breach', { name })}
      action={<Reasons reasons={reasons} />}
    >
      {t('platform.breachHint')}
    </Notice>
  ));
};

/** Live shells with which remotes fail that work with other shells (product.md §151). */
export const BrokenNotices = ({ figures }: { figures: ReleaseFigures }) => {
  const { t } = useTranslation('shell');
  const told = figures
    .flatMap(({ versions }) => versions)
    .map(({ version, breaks = [] }) => ({ version, breaks }))
    .filter(({ breaks }) => breaks.length > 0);
  return told.map(({ version, breaks }) => (
    <Notice
      key={version}
      tone="danger"
      title={t('platform.breaks', { name: `shell ${version}` })}
      action={<Reasons reasons={breaks} />}
    >
      {t('platform.breaksHint')}
    </Notice>
  ));
};
