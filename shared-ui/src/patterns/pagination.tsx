import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../primitives/button.tsx';
import styles from './pagination.module.css';

/**
 * Pagination: first, previous, "page x of y", next, last. Renders nothing for a single page. Where there are more pages
 * than were counted, it leads to no last one (product.md §254).
 */
export const Pagination = ({
  page,
  pages,
  isMinimum = false,
  onPage,
}: {
  page: number;
  pages: number;
  /** Whether there may be more pages. */
  isMinimum?: boolean | undefined;
  onPage: (page: number) => void;
}) => {
  const { t } = useTranslation('ui');
  if (pages <= 1) return null;
  const step = (label: string, Icon: LucideIcon, target: number, isOff: boolean) => (
    <IconButton
      label={t(label)}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      // Not `disabled`, so that the pressed button keeps the focus on the first or last page.
      aria-disabled={isOff}
      onClick={() => onPage(target)}
    />
  );
  return (
    <nav className={styles.pagination} aria-label={t('pages')}>
      {step('firstPage', ChevronsLeft, 1, page <= 1)}
      {step('previousPage', ChevronLeft, page - 1, page <= 1)}
      <p aria-live="polite">{t('pageOf', { page, pages: isMinimum ? `${pages}+` : pages })}</p>
      {step('nextPage', ChevronRight, page + 1, page >= pages)}
      {isMinimum ? null : step('lastPage', ChevronsRight, pages, page >= pages)}
    </nav>
  );
};
