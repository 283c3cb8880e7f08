import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Switch } from '@tavolina/shared-ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './hours.module.css';
import { copyWeek, type HoursValues } from './hours-values.ts';
import { WeekEditor } from './week-editor.tsx';

const WAYS = [
  { week: 'pickup', flag: 'hasPickup' },
  { week: 'table', flag: 'hasTable' },
] as const;

/** Hours of single ways that differ from the opening hours. They start as a copy (product.md §280). */
export const OwnHours = () => {
  const { t } = useTranslation('business');
  const { control, getValues, setValue } = useFormContext<HoursValues>();
  const used = useWatch({ control, name: ['hasPickup', 'hasTable'] });
  const handleSwitch = ({ week, flag }: (typeof WAYS)[number], isUsed: boolean): void => {
    if (isUsed && getValues(week).length === 0) setValue(week, copyWeek(getValues('week')));
    setValue(flag, isUsed, { shouldDirty: true });
  };
  return (
    <section className={page.card} aria-labelledby="own-hours">
      <div>
        <h2 id="own-hours">{t('hours.own.title')}</h2>
        <p className={page.muted}>{t('hours.own.text')}</p>
      </div>
      {WAYS.map((way, index) => (
        <fieldset key={way.week} className={styles.own}>
          <legend>
            <Switch
              label={t(`hours.own.${way.week}`)}
              checked={used[index]}
              onChange={({ target }) => handleSwitch(way, target.checked)}
            />
          </legend>
          {used[index] ? <WeekEditor name={way.week} /> : null}
        </fieldset>
      ))}
    </section>
  );
};
