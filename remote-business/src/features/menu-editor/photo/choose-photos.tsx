import { useTranslation } from '@tavolina/shared-api/runtime';
import { useMediaQuery } from '@tavolina/shared-console/device/use-media-query.ts';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Camera, Images } from 'lucide-react';
import tables from '../../../lib/menus/menu-table/menu-table.module.css';
import { FileInput } from '../../../lib/pictures/file-input.tsx';
import { PHOTO_TYPES } from './photo-files.ts';
import { usePhotoLimits } from './photo-problem.tsx';

/** Takes photos from the owner's device; on a phone also straight from its camera. */
export const ChoosePhotos = ({
  hasPhotos,
  describedBy,
  onChosen,
}: {
  hasPhotos: boolean;
  /** Ids of what explains it. */
  describedBy: string;
  onChosen: (photos: File[]) => void;
}) => {
  const { t } = useTranslation('business');
  const limits = usePhotoLimits();
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const input = {
    className: tables.drop,
    accept: PHOTO_TYPES.join(','),
    describedBy,
    onFiles: (...photos: File[]) => onChosen(photos),
  };
  return (
    <>
      {hasCamera ? (
        <FileInput {...input} isFromCamera>
          <Camera {...ICON} size={28} />
          <strong>{t('editor.begin.photo.take')}</strong>
        </FileInput>
      ) : null}
      <FileInput {...input} multiple>
        <Images {...ICON} size={28} />
        <strong>{t(hasPhotos ? 'editor.begin.photo.chooseMore' : 'editor.begin.photo.choose')}</strong>
        <span className={page.muted}>{t('editor.begin.photo.drop', limits)}</span>
      </FileInput>
    </>
  );
};
