import type { ReleaseUses } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';
import styles from '../sections.module.css';
import { Deprecated } from './deprecated.tsx';
import { useVersionName } from './use-version-name.ts';

type UsedCall = ReleaseUses['calls'][number];

/** Calls by the versions that make them: an empty name where nobody does. */
const byUsers = (calls: readonly UsedCall[], usersOf: (call: UsedCall) => string): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const call of calls) {
    const users = usersOf(call);
    groups.set(users, [...(groups.get(users) ?? []), call.call]);
  }
  return groups;
};

/**
 * Calls of the API by the live versions that make them: those that the server does not have, those that are to go, then
 * one group for each set of versions.
 */
export const UsedCalls = ({ calls }: Pick<ReleaseUses, 'calls'>) => {
  const { t } = useTranslation('shell');
  const nameOf = useVersionName();
  const usersOf = ({ users }: UsedCall): string => users.map(nameOf).join(' · ');
  const groups = byUsers(
    calls.filter(({ is_known, deprecated }) => is_known && !deprecated),
    usersOf,
  );
  return (
    <section className={styles.section} aria-labelledby="calls">
      <h2 id="calls">{t('platform.uses.calls')}</h2>
      <ol>
        {calls
          .filter(({ is_known }) => !is_known)
          .map((call) => (
            <li key={call.call}>
              <div>
                <p>
                  <strong>{call.call}</strong>
                </p>
                <p className={styles.muted}>{usersOf(call)}</p>
              </div>
              <Badge tone="danger">{t('platform.uses.unknown')}</Badge>
            </li>
          ))}
        {calls.map((call) =>
          call.deprecated ? (
            <Deprecated key={call.call} name={call.call} users={usersOf(call)} {...call.deprecated} />
          ) : null,
        )}
        {[...groups].map(([users, made]) => (
          <li key={users}>
            <div>
              <p>
                <strong>{users || t('platform.uses.nobody')}</strong>
              </p>
              <details>
                <summary>{t('platform.uses.made', { count: made.length })}</summary>
                <p className={styles.muted}>{made.join(', ')}</p>
              </details>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
