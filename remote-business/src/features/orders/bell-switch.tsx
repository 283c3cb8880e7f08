import { useTranslation } from '@tavolina/shared-api/runtime';
import { LiveOrdersContext } from '@tavolina/shared-console/orders/live-orders-context.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, IconButton } from '@tavolina/shared-ui';
import { BellOff, BellRing } from 'lucide-react';
import { use } from 'react';

/** Switches the bell of this device on or off, or unblocks it where the browser wants a press first (product.md §192). */
export const BellSwitch = ({ isSmall }: { isSmall: boolean }) => {
  const { t } = useTranslation('business');
  const { bell, switchBell } = use(LiveOrdersContext);
  // Until a choice is made, the notice below asks for it.
  if (bell === 'unsupported' || bell === 'unasked') return null;
  const Icon = bell === 'off' ? BellOff : BellRing;
  const icon = <Icon {...MEDIUM_ICON} />;
  // This press is what the browser waits for.
  const handlePress = () => switchBell(bell !== 'on');
  const name = t(`bell.${bell}`);
  if (isSmall) return <IconButton label={name} icon={icon} onClick={handlePress} />;
  return (
    <Button variant="quiet" icon={icon} onClick={handlePress}>
      {name}
    </Button>
  );
};
