import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { IconButton, TextField } from '@tavolina/shared-ui';
import { Trash2 } from 'lucide-react';
import { type FieldError, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useRangeText } from '../../lib/hours/use-range-text.ts';
import styles from './hours.module.css';
import type { HoursValues, RangesPath } from './hours-values.ts';
import { useOverlap } from './use-overlap.ts';

/** One range: two fields for its times, and a sentence about them. */
export const RangeRow = ({
  name,
  index,
  day,
  onRemove,
}: {
  name: RangesPath;
  index: number;
  /** Name of the day, for screen readers. */
  day: string;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const rangeText = useRangeText();
  const { register, control } = useFormContext<HoursValues>();
  const ranges = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const { opens = '', closes = '' } = ranges?.[index] ?? {};
  const { overlap, overlapNow } = useOverlap(name, index);
  const number = index + 1;
  const errorOf = (end: keyof typeof texts): string | undefined => {
    if (end === 'opens' && overlap) return overlap;
    // A change of this or the other time makes the shown error out of date.
    const error = get(errors, `${name}.${index}.${end}`) as FieldError | undefined;
    return error?.type === 'apart' ? undefined : error?.message;
  };
  const texts = {
    opens: t('hours.opens', { day, number }),
    closes: t('hours.closes', { day, number }),
  };
  const required = t('hours.timeNeeded');
  return (
    <li className={styles.range}>
      <div className={styles.times}>
        <TextField
          type="time"
          label={texts.opens}
          hideLabel
          error={errorOf('opens')}
          {...register(`${name}.${index}.opens`, {
            required,
            validate: {
              apart: () => overlapNow() ?? true,
            },
          })}
        />
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        <TextField
          type="time"
          label={texts.closes}
          hideLabel
          error={errorOf('closes')}
          {...register(`${name}.${index}.closes`, { required })}
        />
        <IconButton
          label={t('hours.removeRange', { day, number })}
          icon={<Trash2 {...MEDIUM_ICON} />}
          onClick={onRemove}
        />
      </div>
      <p className={styles.words} role="status">
        {rangeText(opens, closes)}
      </p>
    </li>
  );
};
