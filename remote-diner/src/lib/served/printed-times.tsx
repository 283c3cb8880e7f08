import { isAlways, type Schedule } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useScheduleText } from '@tavolina/shared-ui';
import styles from './served.module.css';

const Times = ({ schedule }: { schedule: Schedule }) => {
  const { t } = useTranslation('diner');
  const times = useScheduleText()(schedule);
  return <p className={styles.printed} data-printed={t('served.at', { times })} />;
};

/**
 * When something is served, on paper alone (product.md §511): what a screen says of it is true in its minute, and paper is read
 * later. It is text of the style sheet, so that nothing is read out twice.
 */
export const PrintedTimes = ({ schedule }: { schedule: Schedule | null | undefined }) =>
  schedule && !isAlways(schedule) ? <Times schedule={schedule} /> : null;
