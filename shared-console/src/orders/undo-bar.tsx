import { Button, ignoreSecondTap, useOrderStatusName } from '@tavolina/shared-ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { SMALL_ICON } from '../page/icon.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type StepTaken, UNDO_MS } from './steps-taken.ts';
import styles from './undo-steps.module.css';

/** A step that can be taken back, for as long as it can be. */
export const UndoBar = ({
  step: { id, status },
  isNext,
  onPress,
  onOver,
}: {
  step: StepTaken;
  /** Whether the keys take it back. */
  isNext: boolean;
  onPress: () => void;
  /** Its time is over. */
  onOver: () => void;
}) => {
  const { t } = useTexts();
  const statusName = useOrderStatusName();
  const said = useId();
  const leave = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => leave(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.bar} data-undo>
      <span id={said}>{t('orders.stepDone', { id, status: statusName(status) })}</span>
      <Button
        size="sm"
        icon={<Undo2 {...SMALL_ICON} />}
        aria-describedby={said}
        aria-keyshortcuts={isNext ? 'Control+Z' : undefined}
        onClick={(event) => {
          ignoreSecondTap(event);
          onPress();
        }}
      >
        {t('orders.takeBack.press')}
      </Button>
    </div>
  );
};
