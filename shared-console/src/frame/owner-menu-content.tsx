import { useAuth } from '@tavolina/shared-api/auth';
import { useQuery } from '@tavolina/shared-api/runtime';
import { MenuBelow, MenuButton, MenuLink, MenuSeparator, showToast } from '@tavolina/shared-ui/overlays';
import {
  CookingPot,
  CreditCard,
  Languages,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  Star,
  Store,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLanguageSwitch } from '../device/use-language-switch.ts';
import { ICON } from '../page/icon.ts';
import { PATHS } from '../page/paths.ts';
import { useFailureText } from '../page/use-failure-text.ts';
import { placesQuery } from '../place/places-query.ts';
import { useSwitchPlace } from '../place/use-switch-place.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './owner-menu.module.css';
import { SwitchPlaces } from './switch-places.tsx';

/** Who is signed in, and what they can do about it. */
export const OwnerMenuContent = ({
  name,
  email,
  acceptsOrders,
  onSignOut,
  ...menu
}: Omit<ComponentProps<typeof MenuBelow>, 'children'> & {
  name: string;
  email: string;
  acceptsOrders: boolean;
  onSignOut: () => void;
}) => {
  const { t } = useTexts();
  const { language, name: languageName, switchLanguage } = useLanguageSwitch();
  const failureText = useFailureText();
  // Asked for before the menu opens, which then does not grow under the pointer.
  const { data: places = [] } = useQuery({ ...placesQuery, enabled: !useAuth((auth) => auth.isView) });
  const { mutate, isPending } = useSwitchPlace((error) =>
    showToast({ title: failureText(error, t('places.switchFailed')), kind: 'news' }),
  );
  return (
    <MenuBelow {...menu}>
      <div className={styles.owner} role="presentation">
        <strong>{name}</strong>
        <span>{email}</span>
      </div>
      <MenuSeparator />
      <MenuLink to={PATHS.dashboard()} icon={<LayoutDashboard {...ICON} />}>
        {t('frame.dashboard')}
      </MenuLink>
      <MenuLink to={PATHS.account} icon={<Store {...ICON} />}>
        {t('frame.profile')}
      </MenuLink>
      {acceptsOrders ? (
        <MenuLink to={PATHS.orders} icon={<ReceiptText {...ICON} />}>
          {t('frame.orders')}
        </MenuLink>
      ) : null}
      {acceptsOrders ? (
        <MenuLink to={PATHS.kitchen} icon={<CookingPot {...ICON} />}>
          {t('kitchen.title')}
        </MenuLink>
      ) : null}
      <MenuLink to={PATHS.reviews} icon={<Star {...ICON} />}>
        {t('reviews.title')}
      </MenuLink>
      <MenuLink to={PATHS.subscription} icon={<CreditCard {...ICON} />}>
        {t('subscription.title')}
      </MenuLink>
      <SwitchPlaces places={places} busy={isPending} onSwitch={mutate} />
      <MenuButton icon={<Languages {...ICON} />} onSelect={switchLanguage}>
        <span lang={language}>{languageName}</span>
      </MenuButton>
      <MenuSeparator />
      <MenuButton icon={<LogOut {...ICON} />} onSelect={onSignOut}>
        {t('frame.logout')}
      </MenuButton>
    </MenuBelow>
  );
};
