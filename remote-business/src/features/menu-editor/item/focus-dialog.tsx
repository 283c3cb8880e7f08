import type { Focus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, FoodPicture } from '@tavolina/shared-ui';
import { Sheet } from '@tavolina/shared-ui/overlays';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { PictureDraft } from '../draft/menu-draft.ts';
import styles from './focus-dialog.module.css';

const MIDDLE: Focus = { x: 50, y: 50 };
/** Percent of the picture that an arrow moves by; with Shift more. */
const STEP = { fine: 2, coarse: 10 };
const KEYS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number): number => Math.round(Math.min(Math.max(share, 0), 100));

/** Chooses the point of a picture that stays in sight wherever it is cut, by a press or the arrow keys (product.md §495). */
export const FocusDialog = ({
  picture: { src, focus },
  title,
  onDone,
  onClose,
}: {
  picture: PictureDraft;
  title: string;
  /** Gets the point; null for the middle. */
  onDone: (focus: Focus | null) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('business');
  const [point, setPoint] = useState(focus ?? MIDDLE);
  const handlePress = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key presses it nowhere.
    if (detail === 0 || width === 0 || height === 0) return;
    setPoint({
      x: percent(((clientX - left) / width) * 100),
      y: percent(((clientY - top) / height) * 100),
    });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.coarse : STEP.fine;
    setPoint({ x: percent(point.x + way.x * step), y: percent(point.y + way.y * step) });
  };
  const handleDone = (): void => {
    onDone(point.x === MIDDLE.x && point.y === MIDDLE.y ? null : point);
    onClose();
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <div className={styles.content}>
        <p className={page.muted}>{t('editor.focusText')}</p>
        <div className={styles.stage}>
          <button
            type="button"
            className={styles.picture}
            aria-label={t('editor.focusPoint', point)}
            onClick={handlePress}
            onKeyDown={handleKey}
          >
            <img src={src} alt="" />
            <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
          </button>
          <div className={styles.examples} aria-hidden="true">
            {(['1', '3 / 4', '5 / 2'] as const).map((ratio) => (
              <FoodPicture key={ratio} imageUrl={src} focus={point} ratio={ratio}>
                <span />
              </FoodPicture>
            ))}
          </div>
        </div>
        <output className={page.muted}>{t('editor.focusAt', point)}</output>
        <div className={page.line}>
          <Button variant="action" onClick={handleDone}>
            {t('editor.pictureDone')}
          </Button>
          <Button onClick={() => setPoint(MIDDLE)}>{t('editor.focusMiddle')}</Button>
        </div>
      </div>
    </Sheet>
  );
};
