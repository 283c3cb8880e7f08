import type { OpeningHours, OpenRange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import page from '../../lib/page.module.css';
import { useDayNames } from '../../lib/use-day-names.ts';
import styles from './hours.module.css';
import { type HoursDifference, hoursDifferences } from './hours-differences.ts';
import { useTimesText } from './use-times-text.ts';

/** Says how the hours differ that somebody else saved or removed first, and offers both ways to continue (product.md §301). */
export const HoursConflict = ({
  mine,
  theirs,
  isSaving,
  onSave,
  onTake,
}: {
  mine: OpeningHours;
  /** Null: they removed the hours. */
  theirs: OpeningHours | null;
  isSaving: boolean;
  onSave: () => void;
  onTake: () => void;
}) => {
  const { t } = useTranslation('business');
  const { ofWeek, ofDate } = useDayNames();
  const timesText = useTimesText();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const nameOf = ({ week, day = 0, date = '' }: HoursDifference): string => {
    if (week === undefined) return ofDate(date);
    return week === 'week' ? ofWeek(day) : t(`hours.conflict.${week}`, { day: ofWeek(day) });
  };
  const textOf = (ranges: readonly OpenRange[] | undefined): string =>
    ranges ? timesText(ranges) : t('hours.conflict.usual');
  return (
    <Notice
      tone="danger"
      title={t(theirs ? 'hours.conflict.title' : 'hours.conflict.removed')}
      action={
        <>
          {theirs ? (
            <ul className={styles.differences}>
              {hoursDifferences(mine, theirs).map((difference) => (
                <li key={nameOf(difference)}>
                  {t('hours.conflict.both', {
                    name: nameOf(difference),
                    mine: textOf(difference.mine),
                    theirs: textOf(difference.theirs),
                  })}
                </li>
              ))}
            </ul>
          ) : null}
          <div className={page.line}>
            <Button ref={keep} size="sm" busy={isSaving} onClick={onSave}>
              {t('hours.conflict.keepMine')}
            </Button>
            <Button size="sm" variant="quiet" aria-disabled={isSaving} onClick={onTake}>
              {t(theirs ? 'hours.conflict.takeTheirs' : 'hours.conflict.takeNone')}
            </Button>
          </div>
        </>
      }
    >
      {t(theirs ? 'hours.conflict.text' : 'hours.conflict.removedText')}
    </Notice>
  );
};
