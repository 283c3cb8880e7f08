import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PageHeader, TextField } from '@tavolina/shared-ui';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { ICON, SMALL_ICON } from '../../lib/icon.ts';
import { menuAddress } from '../../lib/menu-address.ts';
import { OwnMenuPage } from '../../lib/own-menu-page.tsx';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { QrCode } from '../../lib/qr-code.tsx';
import { saveFile } from '../../lib/save-file.ts';
import styles from './menu-code.module.css';

/** Cards on the sheet at most; more tables than that are printed in parts. */
const MAX_TABLES = 60;

const clampedNumber = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(text)) || least));

const MenuCode = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const [count, setCount] = useState('0');
  const [first, setFirst] = useState('1');
  const from = clampedNumber(first, 1, 999);
  const tables: (number | undefined)[] = Array.from(
    { length: clampedNumber(count, 0, MAX_TABLES) },
    (_, index) => from + index,
  );
  const cards = tables.length > 0 ? tables : [undefined];

  const download = (code: Element | null | undefined, table: number | undefined): void => {
    if (!code) return;
    const parts = [
      menu.business.name,
      menu.title,
      ...(table === undefined ? [] : [t('code.table', { table })]),
    ];
    saveFile({ name: `${parts.join(' - ')}.svg`, type: 'image/svg+xml', text: code.outerHTML });
  };
  return (
    <div className={page.form}>
      <PageTitle title={t('code.title', { title: menu.title })} />
      <div className={styles.settings}>
        <PageHeader
          back={{ to: PATHS.menu(menu.id), label: menu.title }}
          title={t('code.title', { title: menu.title })}
          context={t('code.context')}
          actions={
            <Button variant="action" icon={<Printer {...ICON} />} onClick={() => window.print()}>
              {t('code.print')}
            </Button>
          }
        />
        {menu.is_published === 'published' ? null : <Notice tone="attention">{t('code.draft')}</Notice>}
        <div className={styles.fields}>
          <TextField
            label={t('code.tables')}
            hint={t('code.tablesHint', { most: MAX_TABLES })}
            type="number"
            min={0}
            max={MAX_TABLES}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
          <TextField
            label={t('code.first')}
            type="number"
            min={1}
            max={999}
            value={first}
            onChange={({ target }) => setFirst(target.value)}
          />
        </div>
      </div>
      <ul className={styles.sheet} aria-label={t('code.sheet')}>
        {cards.map((table) => (
          <li key={table ?? 'menu'} className={styles.card}>
            <p className={styles.place}>{menu.business.name}</p>
            <QrCode
              text={menuAddress(menu.id, table)}
              label={
                table === undefined ? t('code.ofMenu', { title: menu.title }) : t('code.ofTable', { table })
              }
            />
            <p>{t('code.scan')}</p>
            {table === undefined ? null : <p className={styles.table}>{t('code.table', { table })}</p>}
            <div className={styles.download}>
              <Button
                size="sm"
                icon={<Download {...SMALL_ICON} />}
                aria-label={table === undefined ? undefined : t('code.downloadOf', { table })}
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
    </div>
  );
};

/** QR codes of a menu, one for the door or one for each table, on a sheet to print. */
export const MenuCodeScreen = () => <OwnMenuPage>{(menu) => <MenuCode menu={menu} />}</OwnMenuPage>;
