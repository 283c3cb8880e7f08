import { useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Pagination } from '@tavolina/shared-ui';

/** A page of a list without rows: there are none at all, or the list ends before it, and buttons lead back. */
export const NoRows = ({
  none,
  page,
  onPage,
}: {
  /** Says that the list has nothing. */
  none: string;
  page: number;
  onPage: (page: number) => void;
}) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <EmptyState title={page > 1 ? t('platform.pastEnd') : none} />
      <Pagination page={page} pages={page} onPage={onPage} />
    </>
  );
};
