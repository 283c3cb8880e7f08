import type { Schedule } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useScheduleText } from '@tavolina/shared-ui';

/** Says when something is served; “always” where it has no times. */
export const useTimesText = (): ((schedule: Schedule | null) => string) => {
  const { t } = useTranslation('business');
  const scheduleText = useScheduleText();
  return (schedule) => scheduleText(schedule) || t('editor.scheduleAlways');
};
