import {
  type BusinessOrderRow,
  COLLECTION_METHODS,
  type CollectionMethod,
  isOpen,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { usePressGuard } from '@tavolina/shared-console/orders/use-press-guard.ts';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, type ButtonProps, Notice } from '@tavolina/shared-ui';
import { CreditCard, Wallet } from 'lucide-react';
import styles from './collect-buttons.module.css';
import { useCollectOrder } from './use-collect-order.ts';

const ICONS = { cash: Wallet, card: CreditCard };

/** Collected in cash, or by card, with one press, which another takes back (product.md §107); nothing for orders paid online. */
export const CollectButtons = ({
  order,
  canTakeBack = false,
  ...look
}: {
  order: Pick<BusinessOrderRow, 'id' | 'status' | 'payment_method' | 'collected'>;
  canTakeBack?: boolean;
} & Pick<ButtonProps, 'size'>) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { mutate, isPending, error, variables } = useCollectOrder(order);
  // An answer that never came may have been a yes.
  const isFailed = error !== null && (order.collected?.by ?? null) !== variables;
  // The pressed button goes.
  const moveFocus = useFocusNear();
  const collect = (by: CollectionMethod | null): void => {
    moveFocus();
    mutate(by);
  };
  const guard = usePressGuard([order]);
  const { id } = order;
  const isBack = Boolean(order.collected) && canTakeBack;
  if (!isOpen(order) && !isBack && !isFailed) return null;
  return (
    <div {...guard} className={styles.collect}>
      {isFailed ? (
        <Notice tone="danger" title={t('collect.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      {isOpen(order)
        ? COLLECTION_METHODS.map((by) => {
            const Icon = ICONS[by];
            return (
              <Button
                key={by}
                {...look}
                busy={isPending}
                icon={<Icon {...SMALL_ICON} />}
                aria-label={t('collect.for', { how: t(`collect.${by}`), id })}
                onClick={() => collect(by)}
              >
                {t(`collect.${by}`)}
              </Button>
            );
          })
        : null}
      {isBack ? (
        <Button {...look} variant="quiet" busy={isPending} onClick={() => collect(null)}>
          {t('collect.takeBack')}
        </Button>
      ) : null}
    </div>
  );
};
