import type { Deprecation } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDay } from '@tavolina/shared-ui';
import styles from '../sections.module.css';

/** Props of {@link Deprecated}. */
interface DeprecatedProps extends Deprecation {
  /** Of the call or of the shared name that is to go. */
  name: string;
  /** The live versions that use it, in words; empty where none does. */
  users: string;
}

/** Something that is to go: its last day, what takes its place, and who uses it (product.md §680). */
export const Deprecated = ({ name, users, until, instead }: DeprecatedProps) => {
  const { t } = useTranslation('shell');
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.muted}>{users || t('platform.uses.nobody')}</p>
        {instead ? <p className={styles.muted}>{t('platform.uses.instead', { name: instead })}</p> : null}
      </div>
      <Badge tone="attention">{t('platform.uses.lastDay', { day: formatDay(until) })}</Badge>
    </li>
  );
};
