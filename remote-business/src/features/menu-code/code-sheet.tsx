import type { Menu, PlaceTable } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { Download } from 'lucide-react';
import { QrCode } from '../../lib/files/qr-code.tsx';
import { saveFile } from '../../lib/files/save-file.ts';
import { menuAddress } from '../../lib/menus/menu-address.ts';
import styles from './menu-code.module.css';

/**
 * The code of a menu and one for each table, as cards to print (product.md §71). The screen has the tables of its page; the
 * print has all (product.md §562).
 */
export const CodeSheet = ({
  menu,
  tables,
  shown,
}: {
  menu: Menu;
  tables: readonly PlaceTable[];
  shown: readonly PlaceTable[];
}) => {
  const { t } = useTranslation('business');
  const nameOf = (table: PlaceTable): string => t('code.table', { table: table.label });
  const download = (code: Element | null | undefined, table: PlaceTable | undefined): void => {
    if (!code) return;
    const parts = [menu.business.name, menu.title, ...(table ? [nameOf(table)] : [])];
    saveFile({ name: `${parts.join(' - ')}.svg`, type: 'image/svg+xml', text: code.outerHTML });
  };
  const cards: readonly (PlaceTable | undefined)[] = [undefined, ...tables];
  return (
    <ul className={styles.sheet} aria-label={t('code.sheet')}>
      {cards.map((table) => (
        <li
          key={table?.id ?? 'menu'}
          className={styles.card}
          hidden={table !== undefined && !shown.includes(table)}
        >
          <p className={styles.place}>{menu.business.name}</p>
          <QrCode
            text={menuAddress(menu.id, table?.code)}
            label={
              table ? t('code.ofTable', { table: table.label }) : t('code.ofMenu', { title: menu.title })
            }
          />
          <p>{t('code.scan')}</p>
          {table ? <p className={styles.table}>{nameOf(table)}</p> : null}
          <div className={styles.download}>
            <Button
              size="sm"
              icon={<Download {...SMALL_ICON} />}
              aria-label={table ? t('code.downloadOf', { table: table.label }) : undefined}
              onClick={({ currentTarget }) =>
                download(currentTarget.closest('li')?.querySelector('svg'), table)
              }
            >
              {t('code.download')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
};
