import { SOLD_OUT_SPANS, type SoldOutSpan } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DropdownMenu, MenuButton } from '@tavolina/shared-ui/overlays';
import type { ReactElement } from 'react';

/** How long an item is sold out, to choose from (product.md §61). */
export const SoldOutMenu = ({
  trigger,
  isSoldOut,
  onChoose,
}: {
  trigger: ReactElement;
  isSoldOut: boolean;
  onChoose: (span: SoldOutSpan) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <DropdownMenu defaultOpen trigger={trigger}>
      {SOLD_OUT_SPANS.filter((span) => isSoldOut || span !== 'no').map((span) => (
        <MenuButton key={span} onSelect={() => onChoose(span)}>
          {t(`soldOut.span.${span}`)}
        </MenuButton>
      ))}
    </DropdownMenu>
  );
};
