import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import type { ButtonProps } from '@tavolina/shared-ui';
import { Printer } from 'lucide-react';
import { SMALL_ICON } from '../page/icon.ts';
import { useTexts } from '../texts/use-texts.ts';
import { KitchenSlip } from './kitchen-slip.tsx';
import { PrintSlipButton } from './print-slip-button.tsx';

/** Prints the kitchen's ticket of an order of the list (product.md §338), an icon where it has no words; nothing where its lines are not known any more. */
export const PrintTicketButton = ({
  order,
  children,
  ...button
}: { order: BusinessOrderRow } & Pick<ButtonProps, 'size' | 'variant' | 'className' | 'children'>) => {
  const { t } = useTexts();
  const { lines } = order;
  if (!lines) return null;
  return (
    <PrintSlipButton
      {...button}
      icon={children ? null : <Printer {...SMALL_ICON} />}
      label={t('slip.ticketOf', { id: order.id })}
      slip={() => <KitchenSlip order={order} lines={lines} />}
    >
      {children}
    </PrintSlipButton>
  );
};
