import { Sheet } from '@tavolina/shared-ui/overlays';
import type { ComponentProps } from 'react';
import { StockForm } from './stock-form.tsx';

/** The form of how many are left, in a sheet that goes with it. */
export const StockSheet = ({
  open,
  onOpenChange,
  title,
  ...form
}: Omit<ComponentProps<typeof Sheet>, 'children'> & Omit<ComponentProps<typeof StockForm>, 'onSet'>) => (
  <Sheet open={open} onOpenChange={onOpenChange} title={title}>
    <StockForm {...form} onSet={() => onOpenChange(false)} />
  </Sheet>
);
