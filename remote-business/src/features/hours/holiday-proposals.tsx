import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Badge, Button } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useDayNames } from '../../lib/hours/use-day-names.ts';
import styles from './hours.module.css';
import type { SpecialDayValues } from './hours-values.ts';
import type { PublicHoliday } from './public-holidays.ts';

/** Public holidays of the next twelve months, with buttons to add one or all (product.md §302). */
export const HolidayProposals = ({
  holidays,
  onAdd,
}: {
  holidays: readonly PublicHoliday[];
  onAdd: (days: readonly SpecialDayValues[]) => void;
}) => {
  const { t } = useTranslation('business');
  const { ofDate } = useDayNames();
  const nameOf = ({ names }: PublicHoliday): string =>
    names.map((name) => t(`hours.holiday.${name}`)).join(', ');
  const add = (chosen: readonly PublicHoliday[]): void =>
    onAdd(chosen.map((holiday) => ({ date: holiday.date, note: nameOf(holiday), ranges: [] })));
  if (holidays.length === 0) return null;
  return (
    <details className={styles.proposals}>
      <summary>{t('hours.proposals.title', { count: holidays.length })}</summary>
      <div className={page.between}>
        <p className={page.muted}>{t('hours.proposals.text')}</p>
        <Button size="sm" onClick={() => add(holidays)}>
          {t('hours.proposals.addAll')}
        </Button>
      </div>
      <ul>
        {holidays.map((holiday) => (
          <li key={holiday.date} className={styles.holiday}>
            <p>
              <strong>{nameOf(holiday)}</strong>
              <span className={page.muted}>{ofDate(holiday.date)}</span>
            </p>
            <Badge tone={holiday.isEstimate ? 'attention' : 'outline'}>
              {t(holiday.isEstimate ? 'hours.proposals.toConfirm' : 'hours.proposals.proposal')}
            </Badge>
            <Button
              size="sm"
              variant="quiet"
              icon={<Plus {...SMALL_ICON} />}
              aria-label={t('common.named', { action: t('hours.proposals.add'), title: nameOf(holiday) })}
              onClick={() => add([holiday])}
            >
              {t('hours.proposals.add')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
