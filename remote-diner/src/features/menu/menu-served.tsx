import { isServedAt, type Menu, type Schedule } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { MenuLink } from '../../lib/menu-link.tsx';
import { NamesWithin } from '../../lib/reading/names-within.tsx';
import { useText } from '../../lib/reading/use-text.ts';
import { useServedText } from '../../lib/served/use-served-text.ts';

/** Says of a menu that is not served now when it is, and leads to the one that is (product.md §463). */
export const MenuServed = ({ menu, minute }: { menu: Menu; minute: number }) => {
  const { t } = useTranslation('diner');
  const text = useText(menu);
  const served = useServedText()([menu.schedule], minute);
  if (!served || served.isServed) return null;
  const { other_menus: others = [], opening, accepts_orders: takesOrders } = menu.business;
  const isServed = ({ schedule }: { schedule?: Schedule | null | undefined }): boolean =>
    isServedAt([schedule], new Date(minute));
  const now = others.find(isServed);
  return (
    <Notice
      tone="attention"
      title={t('served.menu')}
      action={
        now ? (
          <MenuLink menuId={now.id}>
            <NamesWithin names={[text(now, 'title')]} sentence={(title) => t('served.now', { title })} />
          </MenuLink>
        ) : null
      }
    >
      {served.text}
      {takesOrders && opening?.takes_later ? `. ${t('served.menuLater')}` : '.'}
    </Notice>
  );
};
