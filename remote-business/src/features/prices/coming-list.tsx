import type { Menu, PriceChange } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { formatDay, Skeleton } from '@tavolina/shared-ui';
import { useMemo } from 'react';
import { ComingPriceButton, usePricesText } from '../../lib/menus/coming-prices/coming-price-button.tsx';
import { comingPricesQuery } from '../../lib/menus/coming-prices/coming-prices-query.ts';
import { type PricedThing, pricedThings } from '../../lib/menus/coming-prices/priced-thing.ts';
import styles from './prices.module.css';

/** What a thing costs just before a planned day: as an earlier one of its days makes it, else as now (product.md §475). */
const pricesBefore = (
  thing: PricedThing,
  planned: PriceChange,
  coming: readonly PriceChange[],
): PriceChange['prices'] => {
  const earlier = coming.filter(
    ({ thing_id, starts_on }) => thing_id === thing.id && starts_on < planned.starts_on,
  );
  const now = Object.fromEntries(thing.prices.map(({ currency, price }) => [currency, price]));
  const before = Object.assign(now, ...earlier.map(({ prices }) => prices)) as PriceChange['prices'];
  return Object.fromEntries(Object.entries(before).filter(([currency]) => currency in planned.prices));
};

const Line = ({
  menuId,
  thing,
  planned,
  before,
}: {
  menuId: string;
  thing: PricedThing;
  planned: PriceChange;
  before: PriceChange['prices'];
}) => {
  const pricesText = usePricesText();
  return (
    <li className={styles.line}>
      <p className={styles.name}>{thing.name}</p>
      <p className={styles.change}>
        <s className={page.muted}>{pricesText(before)}</s> <strong>{pricesText(planned.prices)}</strong>
      </p>
      <ComingPriceButton menuId={menuId} thing={thing} planned={planned} isShort />
    </li>
  );
};

const Day = ({
  menuId,
  things,
  day,
  coming,
}: {
  menuId: string;
  things: ReadonlyMap<string, PricedThing>;
  day: string;
  coming: readonly PriceChange[];
}) => {
  const { t } = useTranslation('business');
  const heading = t('prices.from', { day: formatDay(day) });
  return (
    <section aria-label={heading}>
      <h3 className={styles.day}>{heading}</h3>
      <ul>
        {coming
          .filter(({ starts_on }) => starts_on === day)
          .map((planned) => {
            const thing = things.get(planned.thing_id);
            return thing ? (
              <Line
                key={planned.thing_id}
                menuId={menuId}
                thing={thing}
                planned={planned}
                before={pricesBefore(thing, planned, coming)}
              />
            ) : null;
          })}
      </ul>
    </section>
  );
};

/** All prices of a menu that come, by their days, the next first (product.md §475). */
export const ComingList = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const things = useMemo(() => new Map(pricedThings(menu).map((thing) => [thing.id, thing])), [menu]);
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
            <Day key={day} menuId={menu.id} things={things} day={day} coming={coming} />
          ))
        }
      </QueryState>
    </section>
  );
};
