import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDecimal, Notice } from '@tavolina/shared-ui';
import { MOST_PHOTOS, PHOTO_SIZE, type PhotoProblem } from './photo-files.ts';

/** The largest photos that are taken, and the most of them, as the reader's language writes it. */
export const usePhotoLimits = () => {
  const { language } = useTranslation('business').i18n;
  return { most: formatDecimal(MOST_PHOTOS, 0, language), size: formatDecimal(PHOTO_SIZE, 0, language) };
};

/** Why photos were not taken, or not read (product.md §577). */
export const PhotoProblemNotice = ({ problem }: { problem: PhotoProblem | undefined }) => {
  const { t } = useTranslation('business');
  const limits = usePhotoLimits();
  if (!problem) return null;
  return (
    <Notice tone="danger">
      {t(`editor.begin.photo.${problem.kind}`, { ...limits, name: problem.name ?? '' })}
    </Notice>
  );
};
