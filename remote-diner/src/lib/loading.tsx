import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';

/** Says that something loads, beside the empty shapes that hold its place: what stands in a busy box is not read aloud. */
export const Loading = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const { t } = useTranslation('diner');
  return (
    <>
      <output className={visuallyHidden}>{t('loading')}</output>
      <div className={className} aria-busy="true">
        {children}
      </div>
    </>
  );
};
