import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { movedVersion } from './platform-api.ts';
import styles from './platform-page.module.css';
import type { Outcome } from './use-move.ts';

/** So many reasons are read; the rest is told by the commands. */
const MOST = 5;

const Reasons = ({ reasons }: { reasons: readonly string[] }) => {
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

/** How the last move went. */
export const MoveNotice = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation('shell');
  if ('refusal' in outcome)
    return (
      <Notice tone="danger" action={<Reasons reasons={outcome.reasons} />}>
        {outcome.refusal}
      </Notice>
    );
  const { action, part, id } = outcome.moved;
  const about = `${part} ${movedVersion(outcome.moved)} (#${id})`;
  return <Notice tone="success">{`${t(`platform.action.${action}`)}: ${about}`}</Notice>;
};

/** Versions that visitors may get and that the server no longer serves as they expect. */
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
