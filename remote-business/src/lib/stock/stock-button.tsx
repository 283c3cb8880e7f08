import { setItemStock, setOptionStock } from '@tavolina/shared-api/client';
import type { Item, Option } from '@tavolina/shared-api/contract';
import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, counted } from '@tavolina/shared-ui';
import { useState } from 'react';
import { withItem, withOption } from './changed-menu.ts';
import type { Countable, SetStock } from './stock-form.tsx';

const StockSheet = lazyPart(
  async () => (await import(/* webpackChunkName: 'overlays' */ './stock-sheet.tsx')).StockSheet,
);

/** Says how many of an item are left, and leads to where that is set (product.md §435). */
export const StockButton = ({ item }: { item: Item }) => (
  <StockSwitch
    menuId={item.menu_id}
    thing={item}
    set={async (change) => withItem(await setItemStock(item.menu_id, item.id, change))}
  />
);

/** The same for an option of a group of choices. */
export const OptionStockButton = ({ menuId, option }: { menuId: string; option: Option }) => (
  <StockSwitch
    menuId={menuId}
    thing={option}
    set={async (change) => withOption(await setOptionStock(menuId, option.id, change))}
  />
);

const StockSwitch = ({ menuId, thing, set }: { menuId: string; thing: Countable; set: SetStock }) => {
  const { t, i18n } = useTranslation('business');
  const [isOpen, setIsOpen] = useState<boolean>();
  const { stock, name } = thing;
  const label = stock ? t('stock.left', counted(stock.left, i18n.language)) : t('stock.count');
  return (
    <>
      <Button
        size="sm"
        variant={stock ? 'secondary' : 'quiet'}
        aria-label={t('common.named', { action: label, title: name })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen === undefined ? null : (
        <StockSheet
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('stock.title', { name })}
          menuId={menuId}
          thing={thing}
          set={set}
        />
      )}
    </>
  );
};
