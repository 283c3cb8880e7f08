import type { ReleaseUses } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';
import styles from './history.module.css';
import { useVersionName } from './use-version-name.ts';

/** Modules that the live shell shares, and what each live version imports of them. */
export const UsedModules = ({ modules }: Pick<ReleaseUses, 'modules'>) => {
  const { t } = useTranslation('shell');
  const nameOf = useVersionName();
  return (
    <section className={styles.history} aria-labelledby="modules">
      <h2 id="modules">{t('platform.uses.modules')}</h2>
      <ol>
        {modules.map(({ name, provided, users }) => (
          <li key={name}>
            <div>
              <p>
                <strong>{name}</strong> {provided}
              </p>
              {users.length === 0 ? <p className={styles.muted}>{t('platform.uses.nobody')}</p> : null}
              {users.map((user) => (
                <details key={nameOf(user)}>
                  <summary>
                    {nameOf(user)} · {user.range} · {t('platform.uses.names', { count: user.names.length })}
                  </summary>
                  <p className={styles.muted}>{user.names.join(', ')}</p>
                </details>
              ))}
            </div>
            {provided === null ? <Badge tone="danger">{t('platform.uses.notShared')}</Badge> : null}
          </li>
        ))}
      </ol>
    </section>
  );
};
