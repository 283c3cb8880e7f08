import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, SegmentedControl } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Columns3, CookingPot, List } from 'lucide-react';
import { BellSwitch } from './bell-switch.tsx';
import styles from './orders-screen.module.css';
import type { OrdersView } from './orders-view.ts';

const ICONS = { list: List, board: Columns3 };

/** The bell, the way to the kitchen and the choice of the view. On a phone only their pictures are seen. */
export const OrdersTools = ({
  isSmall,
  view,
  onView,
}: {
  isSmall: boolean;
  view: OrdersView;
  onView: (view: OrdersView) => void;
}) => {
  const { t } = useTranslation('business');
  const kitchen = t('kitchen.title');
  return (
    <div className={clsx(page.line, isSmall && styles.tools)}>
      <BellSwitch isSmall={isSmall} />
      <ButtonLink
        to={PATHS.kitchen}
        variant="quiet"
        icon={<CookingPot {...MEDIUM_ICON} />}
        {...(isSmall ? { 'aria-label': kitchen, title: kitchen } : {})}
      >
        {isSmall ? null : kitchen}
      </ButtonLink>
      <SegmentedControl
        label={t('board.view')}
        options={(['board', 'list'] as const).map((value) => {
          const Icon = ICONS[value];
          const name = t(`board.${value}`);
          return { value, name, icon: <Icon {...MEDIUM_ICON} />, label: isSmall ? '' : name };
        })}
        value={view}
        onChange={onView}
      />
    </div>
  );
};
