import { createMenu, getOwnMenu, newIdempotencyKey, placeOrder } from '@tavolina/shared-api/client';
import type { MenuCard, Profile } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useDeviceChoice } from '@tavolina/shared-console/device/use-device-choice.ts';
import { ORDERS_KEY, ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { MENUS_KEY, myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { useState } from 'react';
import { sampleMenu } from '../../lib/menus/sample-menu.ts';
import { isSoldOut } from '../../lib/stock/is-sold-out.ts';

/** The steps from an empty place to its first order, in their order (product.md §72). */
export const STEPS = ['signup', 'menu', 'preview', 'orders', 'test'] as const;
/** A step of the first run. */
export type Step = (typeof STEPS)[number];

const placeTest = async (menu: MenuCard, profile: Profile, notes: string, key: string) => {
  const { sections, items } = await getOwnMenu(menu.id);
  const dish = [...sections.flatMap((section) => (section.display ? section.items : [])), ...items].find(
    (item) => !isSoldOut(item),
  );
  return placeOrder(
    {
      customer_name: profile.business_name,
      customer_email: profile.email,
      customer_phone: profile.telephone,
      notes,
      business_id: profile.business_id,
      items: dish ? [{ menu_item_id: dish.id, quantity: 1 }] : [],
      payment_method: 'pay_later',
    },
    key,
  );
};

/** How far a new place has come, and the steps that the console can take for it. */
export const useFirstRun = () => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const acceptsOrders = useAcceptsOrders();
  const { data: profile } = useQuery(profileQuery);
  const { data: menus } = useQuery(myMenusQuery);
  const { data: orders } = useQuery({ ...ordersQuery, enabled: acceptsOrders });
  const [seen, setSeen] = useDeviceChoice('tavolina-first-preview', ['no', 'yes']);
  const [shown, setShown] = useDeviceChoice('tavolina-first-run', ['shown', 'closed']);
  // Sending them again after a lost answer is the same menu, and the same order.
  const [key] = useState(() => newIdempotencyKey());
  const menu = menus?.find(({ is_published }) => is_published === 'published') ?? menus?.[0];

  const sample = useMutation({
    mutationFn: () => createMenu(sampleMenu(t), key),
    onSuccess: () => client.invalidateQueries({ queryKey: MENUS_KEY }),
  });
  const test = useMutation({
    mutationFn: (place: { menu: MenuCard; profile: Profile }) =>
      placeTest(place.menu, place.profile, t('firstRun.testNote'), key),
    onSuccess: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });

  const done: Record<Step, boolean> = {
    signup: true,
    menu: menu !== undefined,
    preview: seen === 'yes',
    orders: acceptsOrders,
    // The order may be seen on the board before its answer is here, which is said first.
    test: (orders?.length ?? 0) > 0 && !test.isPending,
  };
  const isKnown = profile !== undefined && menus !== undefined && (!acceptsOrders || orders !== undefined);
  return {
    isOpen: isKnown && shown === 'shown' && !done.test,
    done,
    next: STEPS.find((step) => !done[step]),
    menu,
    profile,
    sample,
    test,
    markSeen: () => setSeen('yes'),
    close: () => setShown('closed'),
  };
};
