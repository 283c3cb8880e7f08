import { isAlways, LIMITS, type Schedule, type ScheduleRange, WEEKDAYS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, TextField } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { FoldedPart } from '../../form/folded-part.tsx';
import { RangeFields } from './range-fields.tsx';
import styles from './schedule-fields.module.css';
import { useTimesText } from './use-times-text.ts';
import { areDaysReversed, isWrongSchedule } from './wrong-schedule.ts';

const ALWAYS: Schedule = { ranges: [], first_day: null, last_day: null };
const FIRST_RANGE: ScheduleRange = { weekdays: [...WEEKDAYS], from: '07:00', until: '11:00' };

/** When a menu, a section or an item is served (product.md §467), folded to a sentence that says it. */
export const ScheduleFields = ({
  value,
  focus,
  onChange,
}: {
  value: Schedule | null;
  /** Gets the focus where something is wrong. */
  focus?: Ref<HTMLElement>;
  onChange: (schedule: Schedule | null) => void;
}) => {
  const { t } = useTranslation('business');
  const timesText = useTimesText();
  const add = useRef<HTMLButtonElement>(null);
  const { ranges, first_day, last_day } = value ?? ALWAYS;
  const isWrong = isWrongSchedule(value);
  const change = (part: Partial<Schedule>): void => {
    const next = { ranges, first_day, last_day, ...part };
    onChange(isAlways(next) ? null : next);
  };
  const said = isWrong ? t('schedule.incomplete') : timesText(value);
  return (
    <FoldedPart title={t('editor.schedule')} said={said} isWrong={isWrong} focus={focus}>
      <p className={page.muted}>{t('schedule.hint')}</p>
      <ul className={styles.ranges}>
        {ranges.map((range, index) => (
          <RangeFields
            key={index}
            range={range}
            number={index + 1}
            onChange={(next) => change({ ranges: ranges.with(index, next) })}
            onRemove={() => {
              change({ ranges: ranges.filter((_, at) => at !== index) });
              add.current?.focus();
            }}
          />
        ))}
      </ul>
      <div className={page.line}>
        <Button
          ref={add}
          size="sm"
          icon={<Plus {...MEDIUM_ICON} />}
          aria-disabled={ranges.length >= LIMITS.scheduleRanges}
          onClick={() => {
            if (ranges.length < LIMITS.scheduleRanges) change({ ranges: [...ranges, FIRST_RANGE] });
          }}
        >
          {t('schedule.add')}
        </Button>
      </div>
      <div className={styles.times}>
        <TextField
          optional
          type="date"
          label={t('schedule.firstDay')}
          value={first_day ?? ''}
          onChange={({ target }) => change({ first_day: target.value || null })}
        />
        <TextField
          optional
          type="date"
          label={t('schedule.lastDay')}
          value={last_day ?? ''}
          error={areDaysReversed({ ranges, first_day, last_day }) ? t('schedule.daysReversed') : undefined}
          onChange={({ target }) => change({ last_day: target.value || null })}
        />
      </div>
      <p className={styles.said} role="status">
        {isWrong ? null : t('schedule.said', { said })}
      </p>
    </FoldedPart>
  );
};
