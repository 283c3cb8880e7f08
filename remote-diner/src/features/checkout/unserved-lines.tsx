import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { lineKey } from '../../lib/cart/cart.ts';
import type { PricedCartLine } from '../../lib/pricing/price-cart.ts';
import { useMomentText } from '../../lib/way/use-moment-text.ts';

/** Dishes that are not served at the time for which the order is made, and a way to take each out (product.md §465). */
export const UnservedLines = ({
  lines,
  madeFor,
  onTakeOut,
}: {
  lines: readonly PricedCartLine[];
  madeFor: string;
  onTakeOut: (line: PricedCartLine) => void;
}) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  return (
    <Notice
      tone="attention"
      action={lines.map((line) => (
        <Button key={lineKey(line)} size="sm" onClick={() => onTakeOut(line)}>
          {t('checkout.takeOut', { name: line.name })}
        </Button>
      ))}
    >
      {t('when.unservedAt', {
        when: moment('at', madeFor),
        names: lines.map(({ name }) => name).join(', '),
      })}
    </Notice>
  );
};
