import type { Menu } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { counted, Notice } from '@tavolina/shared-ui';
import { unpricedItems } from '../../lib/menus/unpriced-items.ts';
import styles from './menu-view.module.css';

/** Which items have no price yet, each with the way to its place in the form (product.md §180). */
export const UnpricedNotice = ({ menu }: { menu: Menu }) => {
  const { t, i18n } = useTranslation('business');
  const items = unpricedItems(menu);
  if (items.length === 0) return null;
  return (
    <Notice
      tone="attention"
      title={t('menu.unpriced', counted(items.length, i18n.language))}
      action={
        <ul className={styles.unpriced}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <Link to={PATHS.editItem(menu.id, id)}>{name}</Link>
            </li>
          ))}
        </ul>
      }
    >
      {t('menu.unpricedText', counted(items.length, i18n.language))}
    </Notice>
  );
};
