import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Skeleton } from '@tavolina/shared-ui';
import { ComingPriceButton } from './coming-price-button.tsx';
import { comingPricesQuery } from './coming-prices-query.ts';
import type { PricedThing } from './priced-thing.ts';

/** Which new prices of an item come, each to be changed or cancelled, and where one more is planned (product.md §475). */
export const ComingPricesOf = ({ menuId, thing }: { menuId: string; thing: PricedThing }) => {
  const { t } = useTranslation('business');
  return (
    <QueryState
      query={useQuery(comingPricesQuery(menuId))}
      failed={t('prices.failed')}
      loading={<Skeleton height="36px" width="220px" radius="10px" />}
    >
      {(coming) => {
        const own = coming.filter(({ thing_id }) => thing_id === thing.id);
        return (
          <div className={page.line}>
            {own.map((planned) => (
              <ComingPriceButton key={planned.starts_on} menuId={menuId} thing={thing} planned={planned} />
            ))}
            {own.length < LIMITS.priceChanges ? <ComingPriceButton menuId={menuId} thing={thing} /> : null}
          </div>
        );
      }}
    </QueryState>
  );
};
