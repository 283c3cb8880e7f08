import type { ReleaseUses } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';
import styles from '../sections.module.css';
import { Deprecated } from './deprecated.tsx';
import { useVersionName } from './use-version-name.ts';

/** Modules that the live shell shares: names that are to go, then what each live version imports of each. */
export const UsedModules = ({ modules }: Pick<ReleaseUses, 'modules'>) => {
  const { t } = useTranslation('shell');
  const nameOf = useVersionName();
  return (
    <section className={styles.section} aria-labelledby="modules">
      <h2 id="modules">{t('platform.uses.modules')}</h2>
      <ol>
        {modules.flatMap(({ name: module, users, deprecated }) =>
          Object.entries(deprecated).map(([name, ending]) => (
            <Deprecated
              key={`${module} ${name}`}
              name={`${module}: ${name}`}
              users={users
                .filter(({ names }) => names.includes(name))
                .map(nameOf)
                .join(' · ')}
              {...ending}
            />
          )),
        )}
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
