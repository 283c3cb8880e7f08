import { setOptionSoldOut } from '@tavolina/shared-api/client';
import type { Option } from '@tavolina/shared-api/contract';
import { withOption } from './changed-menu.ts';
import { SoldOutSwitch } from './sold-out-button.tsx';

/** The same as `SoldOutButton` for an option of a group of choices (product.md §405). */
export const OptionSoldOutButton = ({ menuId, option }: { menuId: string; option: Option }) => (
  <SoldOutSwitch
    menuId={menuId}
    item={option}
    change={async (span) => withOption(await setOptionSoldOut(menuId, option.id, span))}
  />
);
