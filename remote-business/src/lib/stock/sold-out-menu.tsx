import { SOLD_OUT_SPANS, type SoldOutSpan } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MenuBelow, MenuButton } from '@tavolina/shared-ui/overlays';
import type { ComponentProps } from 'react';
import type { Stocked } from './is-sold-out.ts';

/** What an item's menu says holds until it is taken back; the rest may be changed to any other span. */
const spansOf = ({ available, sold_out }: Stocked): readonly SoldOutSpan[] => {
  if (!available) return ['no'];
  return sold_out ? SOLD_OUT_SPANS : SOLD_OUT_SPANS.filter((span) => span !== 'no');
};

/** How long an item or an option is sold out, to choose from (product.md §61). */
export const SoldOutMenu = ({
  item,
  onChoose,
  ...menu
}: Omit<ComponentProps<typeof MenuBelow>, 'children'> & {
  item: Stocked;
  onChoose: (span: SoldOutSpan) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <MenuBelow {...menu}>
      {spansOf(item).map((span) => (
        <MenuButton key={span} onSelect={() => onChoose(span)}>
          {t(`soldOut.span.${span}`)}
        </MenuButton>
      ))}
    </MenuBelow>
  );
};
