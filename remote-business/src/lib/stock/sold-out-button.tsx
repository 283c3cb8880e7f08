import { setSoldOut } from '@tavolina/shared-api/client';
import type { Item, SoldOutSpan } from '@tavolina/shared-api/contract';
import { lazyPart, useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { useUntilText } from '@tavolina/shared-console/page/use-until-text.ts';
import { ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { Button } from '@tavolina/shared-ui';
import { Ban } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Changed, withItem } from './changed-menu.ts';
import { isSoldOut, type Stocked } from './is-sold-out.ts';

const SoldOutMenu = lazyPart(
  async () => (await import(/* webpackChunkName: 'overlays' */ './sold-out-menu.tsx')).SoldOutMenu,
);

/**
 * Says whether and until when an item is sold out, and changes it at once, without a save of the menu. One that its menu
 * says cannot be had is sold out until its owner brings it back.
 */
export const SoldOutButton = ({ item }: { item: Item }) => (
  <SoldOutSwitch
    menuId={item.menu_id}
    item={item}
    change={async (span) => withItem(await setSoldOut(item.menu_id, item.id, span))}
  />
);

/** The button for anything of a menu that can be sold out. */
export const SoldOutSwitch = ({
  menuId,
  item,
  change,
}: {
  menuId: string;
  item: Stocked;
  /** Says it to the server; answers what that changed of the menu. */
  change: (span: SoldOutSpan) => Promise<Changed>;
}) => {
  const { t } = useTranslation('business');
  const untilText = useUntilText();
  const client = useQueryClient();
  const own = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: change,
    onSuccess: (changed) =>
      client.setQueryData(ownMenuQuery(menuId).queryKey, (menu) => menu && changed(menu)),
  });
  const until = item.sold_out?.until;
  const when = until ? untilText(until) : undefined;
  const isOut = isSoldOut(item);
  const state = isOut ? t(when ? 'soldOut.until' : 'soldOut.untilTold', { when }) : t('soldOut.mark');
  const label = isError ? t('soldOut.failed') : state;
  const name = t('common.named', { action: label, title: item.name });
  return (
    <>
      <Button
        ref={own}
        size="sm"
        variant={isOut ? 'secondary' : 'quiet'}
        busy={isPending}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        // The sign of what is sold out, and of nothing else.
        icon={isOut ? <Ban {...SMALL_ICON} /> : null}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen === undefined ? null : (
        <SoldOutMenu
          button={own}
          label={name}
          open={isOpen}
          onOpenChange={setIsOpen}
          item={item}
          onChoose={mutate}
        />
      )}
    </>
  );
};
