import { setOptionSoldOut } from '@tavolina/shared-api/client';
import type { Option } from '@tavolina/shared-api/contract';
import { type Changed, SoldOutSwitch } from './sold-out-button.tsx';

const withOption =
  ({ option: changed, version }: Awaited<ReturnType<typeof setOptionSoldOut>>): Changed =>
  (menu) => ({
    ...menu,
    version,
    option_groups: (menu.option_groups ?? []).map((group) => ({
      ...group,
      options: group.options.map((option) => (option.id === changed.id ? changed : option)),
    })),
  });

/** The same as `SoldOutButton` for an option of a group of choices (product.md §405). */
export const OptionSoldOutButton = ({ menuId, option }: { menuId: string; option: Option }) => (
  <SoldOutSwitch
    menuId={menuId}
    item={option}
    change={async (span) => withOption(await setOptionSoldOut(menuId, option.id, span))}
  />
);
