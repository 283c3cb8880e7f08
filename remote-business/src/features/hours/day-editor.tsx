import { LIMITS, type OpenRange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, Switch, visuallyHidden } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styles from './hours.module.css';
import { copyRanges, type HoursValues, type RangesPath, USUAL } from './hours-values.ts';
import { RangeRow } from './range-row.tsx';

/** The hours of a day: whether it is open, and up to four ranges (product.md §280). */
export const DayEditor = ({
  name,
  day,
  heading,
  actions,
}: {
  name: RangesPath;
  /** The day's name. */
  day: string;
  /** Label beside the switch; missing if the name is above. */
  heading?: ReactNode;
  actions?: ReactNode;
}) => {
  const { t } = useTranslation('business');
  const { control, getValues } = useFormContext<HoursValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name });
  const moveFocus = useFocusNear();
  /** The ranges of the day before it was closed, to restore them after a wrong press. */
  const before = useRef<OpenRange[]>(undefined);
  const isOpen = fields.length > 0;
  const handleSwitch = (opens: boolean): void => {
    if (opens) replace(copyRanges(before.current ?? [USUAL]));
    else {
      before.current = copyRanges(getValues(name));
      replace([]);
    }
  };
  const handleRemove = (index: number): void => {
    moveFocus();
    remove(index);
  };
  return (
    <fieldset className={styles.day}>
      <legend className={visuallyHidden}>{day}</legend>
      <div className={styles.dayHead}>
        {heading}
        <Switch
          label={t(isOpen ? 'hours.open' : 'hours.closed')}
          aria-label={t('hours.isOpen', { day })}
          checked={isOpen}
          onChange={({ target }) => handleSwitch(target.checked)}
        />
      </div>
      <ul className={styles.ranges}>
        {fields.map((field, index) => (
          <RangeRow key={field.id} name={name} index={index} day={day} onRemove={() => handleRemove(index)} />
        ))}
      </ul>
      <div className={styles.dayActions}>
        {isOpen && fields.length < LIMITS.rangesOfDay ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus {...SMALL_ICON} />}
            aria-label={t('common.named', { action: t('hours.addRange'), title: day })}
            onClick={() => append({ opens: '', closes: '' })}
          >
            {t('hours.addRange')}
          </Button>
        ) : null}
        {actions}
      </div>
    </fieldset>
  );
};
