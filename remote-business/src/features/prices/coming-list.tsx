import type { Menu, PriceChange } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { formatDay, formatMoney, Skeleton } from '@tavolina/shared-ui';
import { ComingPriceButton, usePricesText } from '../../lib/coming-prices/coming-price-button.tsx';
import { comingPricesQuery } from '../../lib/coming-prices/coming-prices-query.ts';
import { type PricedThing, pricedThings } from '../../lib/coming-prices/priced-thing.ts';
import page from '../../lib/page.module.css';
import { QueryState } from '../../lib/query-state.tsx';
import styles from './prices.module.css';

const Line = ({ menuId, thing, planned }: { menuId: string; thing: PricedThing; planned: PriceChange }) => {
  const { i18n } = useTranslation('business');
  const pricesText = usePricesText();
  const before = thing.prices.filter(({ currency }) => planned.prices[currency] !== undefined);
  return (
    <li className={styles.line}>
      <p className={styles.name}>{thing.name}</p>
      <p className={styles.change}>
        <s className={page.muted}>
          {before.map(({ currency, price }) => formatMoney(price, currency, i18n.language)).join(', ')}
        </s>{' '}
        <strong>{pricesText(planned.prices)}</strong>
      </p>
      <ComingPriceButton menuId={menuId} thing={thing} planned={planned} isShort />
    </li>
  );
};

const Day = ({ menu, day, coming }: { menu: Menu; day: string; coming: readonly PriceChange[] }) => {
  const { t } = useTranslation('business');
  const things = new Map(pricedThings(menu).map((thing) => [thing.id, thing]));
  const heading = t('prices.from', { day: formatDay(day) });
  return (
    <section aria-label={heading}>
      <h3 className={styles.day}>{heading}</h3>
      <ul>
        {coming.map((planned) => {
          const thing = things.get(planned.thing_id);
          return thing ? (
            <Line key={planned.thing_id} menuId={menu.id} thing={thing} planned={planned} />
          ) : null;
        })}
      </ul>
    </section>
  );
};

/** All prices of a menu that come, by their days, the next first (product.md §475). */
export const ComingList = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="coming-prices">
      <h2 id="coming-prices">{t('prices.coming')}</h2>
      <QueryState
        query={useQuery(comingPricesQuery(menu.id))}
        failed={t('prices.failed')}
        loading={<Skeleton height="120px" radius="10px" />}
        isEmpty={(coming) => coming.length === 0}
        empty={<p className={page.muted}>{t('prices.none')}</p>}
      >
        {(coming) =>
          [...new Set(coming.map(({ starts_on }) => starts_on))].map((day) => (
            <Day
              key={day}
              menu={menu}
              day={day}
              coming={coming.filter(({ starts_on }) => starts_on === day)}
            />
          ))
        }
      </QueryState>
    </section>
  );
};
