import { Sheet } from '@tavolina/shared-ui/overlays';
import type { ComponentProps } from 'react';
import { ComingPriceForm } from './coming-price-form.tsx';

/** The form of prices to come, in a sheet that goes with it. */
export const ComingPriceSheet = ({
  open,
  onOpenChange,
  title,
  ...form
}: Omit<ComponentProps<typeof Sheet>, 'children'> &
  Omit<ComponentProps<typeof ComingPriceForm>, 'onPlanned'>) => (
  <Sheet open={open} onOpenChange={onOpenChange} title={title}>
    <ComingPriceForm {...form} onPlanned={() => onOpenChange(false)} />
  </Sheet>
);
