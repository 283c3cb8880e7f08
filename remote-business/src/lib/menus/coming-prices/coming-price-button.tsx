import type { PriceChange } from '@tavolina/shared-api/contract';
import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatDay, formatMoney } from '@tavolina/shared-ui';
import { useState } from 'react';
import type { PricedThing } from './priced-thing.ts';

const ComingPriceSheet = lazyPart(
  async () => (await import(/* webpackChunkName: 'overlays' */ './coming-price-sheet.tsx')).ComingPriceSheet,
);

/** Says prices as `500 L, 5,10 €`. */
export const usePricesText = (): ((prices: PriceChange['prices']) => string) => {
  const { i18n } = useTranslation('business');
  return (prices) =>
    (Object.entries(prices) as [keyof typeof prices, number][])
      .map(([currency, price]) => formatMoney(price, currency, i18n.language))
      .join(', ');
};

/** Says new prices of an item or an option that come on a day, or that none is planned, and leads to where that is changed. */
export const ComingPriceButton = ({
  menuId,
  thing,
  planned,
  isShort = false,
}: {
  menuId: string;
  thing: PricedThing;
  /** What it is about; undefined for a new plan. */
  planned?: PriceChange;
  /** Where what is planned stands beside it. */
  isShort?: boolean;
}) => {
  const { t } = useTranslation('business');
  const pricesText = usePricesText();
  const [isOpen, setIsOpen] = useState<boolean>();
  const label = planned
    ? t('prices.fromDay', { day: formatDay(planned.starts_on), price: pricesText(planned.prices) })
    : t('prices.plan');
  return (
    <>
      <Button
        size="sm"
        variant={planned ? 'secondary' : 'quiet'}
        aria-label={t('common.named', { action: isShort ? t('prices.change') : label, title: thing.name })}
        onClick={() => setIsOpen(true)}
      >
        {isShort ? t('prices.change') : label}
      </Button>
      {isOpen === undefined ? null : (
        <ComingPriceSheet
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('prices.sheet', { name: thing.name })}
          menuId={menuId}
          thing={thing}
          planned={planned}
        />
      )}
    </>
  );
};
