import { useTranslation } from '@tavolina/shared-api/runtime';
import { MenuBelow, MenuButton, MenuSeparator } from '@tavolina/shared-ui/overlays';
import type { ComponentProps } from 'react';
import { useDayNames } from '../../lib/hours/use-day-names.ts';
import { WEEK_DAYS } from './hours-values.ts';

const WORKDAYS = WEEK_DAYS.slice(0, 5);

/** The days to which the hours of one can be copied: all, workdays, or each. */
export const CopyDayMenu = ({
  from,
  onCopy,
  ...menu
}: Omit<ComponentProps<typeof MenuBelow>, 'children'> & {
  from: number;
  onCopy: (days: readonly number[], name: string) => void;
}) => {
  const { t } = useTranslation('business');
  const { ofWeek } = useDayNames();
  const groups = [
    { name: t('hours.allDays'), days: WEEK_DAYS },
    { name: t('hours.workdays'), days: WORKDAYS },
  ];
  return (
    <MenuBelow {...menu}>
      {groups.map(({ name, days }) => (
        <MenuButton key={name} onSelect={() => onCopy(days, name)}>
          {name}
        </MenuButton>
      ))}
      <MenuSeparator />
      {WEEK_DAYS.filter((day) => day !== from).map((day) => (
        <MenuButton key={day} onSelect={() => onCopy([day], ofWeek(day))}>
          {ofWeek(day)}
        </MenuButton>
      ))}
    </MenuBelow>
  );
};
