import type { OrderStatus } from '@tavolina/shared-api/contract';
import { Button, type ButtonProps, orderStatusIcon } from '@tavolina/shared-ui';
import type { MouseEvent } from 'react';
import { ICON, SMALL_ICON } from '../page/icon.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Takes an order to its next status in one press. The second press of a double click is not a second step. */
export const NextStepButton = ({
  status,
  onStep,
  hasIcon = true,
  ...props
}: Omit<ButtonProps, 'children' | 'icon' | 'onClick'> & {
  /** The status the press leads to; one that `nextStep` gives. */
  status: OrderStatus;
  onStep: (status: OrderStatus) => void;
  /** False where so many stand on a page that their icons would cost it frames. */
  hasIcon?: boolean;
}) => {
  const { t } = useTexts();
  const Icon = orderStatusIcon(status);
  const handleClick = (event: MouseEvent): void => {
    if (event.detail <= 1) onStep(status);
  };
  return (
    <Button
      {...props}
      icon={hasIcon ? <Icon {...(props.size === 'sm' ? SMALL_ICON : ICON)} /> : null}
      onClick={handleClick}
    >
      {t(`step.${status}`)}
    </Button>
  );
};
