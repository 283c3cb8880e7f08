import type { ImportedPrice, ImportPreview } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatMoney } from '@tavolina/shared-ui';
import { BeforeAfter } from './before-after.tsx';
import { ChangeRows } from './change-rows.tsx';
import { ChangedFields } from './changed-fields.tsx';
import styles from './menu-files.module.css';

/** What a price was and what it becomes, or that it stays. */
const PriceChange = ({ price: { currency, before, after } }: { price: ImportedPrice }) => {
  const { t, i18n } = useTranslation('business');
  const money = (amount: number | null): string =>
    amount === null ? t('files.noPrice') : formatMoney(amount, currency, i18n.language);
  const [was, becomes] = [money(before), money(after)];
  if (before === after) return <span className={page.muted}>{t('files.priceStays', { price: was })}</span>;
  return <BeforeAfter before={was} after={becomes} />;
};

/** What a new item costs, or what a price becomes. */
const Price = ({ price, isNew }: { price: ImportedPrice; isNew: boolean }) => {
  const { i18n } = useTranslation('business');
  const { currency, after } = price;
  return (
    <li>
      {isNew && after !== null ? (
        <strong>{formatMoney(after, currency, i18n.language)}</strong>
      ) : (
        <PriceChange price={price} />
      )}
    </li>
  );
};

/** What comes, changes and goes, item by item or option by option, with what it costs then (product.md §197). */
export const ChangesTable = ({ changes, table }: Pick<ImportPreview, 'changes' | 'table'>) => {
  const { t } = useTranslation('business');
  return (
    <ChangeRows
      caption={t('files.changes')}
      column={t(table === 'choices' ? 'files.option' : 'files.item')}
      changes={changes}
    >
      {({ kind, section, name, prices, fields }) => (
        <>
          {name} <span className={page.muted}>{section || t('menu.others')}</span>
          {prices.length > 0 ? (
            <ul className={styles.prices}>
              {prices.map((price) => (
                <Price key={price.currency} price={price} isNew={kind === 'added'} />
              ))}
            </ul>
          ) : null}
          <ChangedFields fields={fields} isNew={kind === 'added'} />
        </>
      )}
    </ChangeRows>
  );
};
