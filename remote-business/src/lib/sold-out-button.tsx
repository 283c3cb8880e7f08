import { setSoldOut } from '@tavolina/shared-api/client';
import type { Item, Menu, SoldOutSpan } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, calendarDay, formatDateTime, formatTime } from '@tavolina/shared-ui';
import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SMALL_ICON } from './icon.ts';
import { ownMenuQuery } from './menus-query.ts';

const SoldOutMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'overlays' */ './sold-out-menu.tsx')).SoldOutMenu,
}));

const withItem = (menu: Menu, changed: Item, version: number): Menu => {
  const swap = (items: Item[]): Item[] => items.map((item) => (item.id === changed.id ? changed : item));
  return {
    ...menu,
    version,
    items: swap(menu.items),
    sections: menu.sections.map((section) => ({ ...section, items: swap(section.items) })),
  };
};

/**
 * Says whether and until when an item is sold out, and changes it at once, without a save of the menu. One that its menu
 * says cannot be had is sold out until its owner brings it back.
 */
export const SoldOutButton = ({ item }: { item: Item }) => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const [isWanted, setIsWanted] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (span: SoldOutSpan) => setSoldOut(item.menu_id, item.id, span),
    onSuccess: (changed) =>
      client.setQueryData(
        ownMenuQuery(item.menu_id).queryKey,
        (menu) => menu && withItem(menu, changed.item, changed.version),
      ),
  });
  const until = item.sold_out?.until;
  const isToday = until ? calendarDay(until) === calendarDay(new Date().toISOString()) : false;
  const at = until ? (isToday ? formatTime : formatDateTime)(until) : undefined;
  const isSoldOut = item.sold_out !== undefined || !item.available;
  const state = isSoldOut ? t(at ? 'soldOut.until' : 'soldOut.untilTold', { at }) : t('soldOut.mark');
  const label = isError ? t('soldOut.failed') : state;
  const button = (
    <Button
      size="sm"
      variant={isSoldOut ? 'secondary' : 'quiet'}
      busy={isPending}
      aria-label={t('common.named', { action: label, title: item.name })}
      icon={<Ban {...SMALL_ICON} />}
      onClick={() => setIsWanted(true)}
    >
      {label}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <SoldOutMenu trigger={button} item={item} onChoose={mutate} />
    </Suspense>
  );
};
