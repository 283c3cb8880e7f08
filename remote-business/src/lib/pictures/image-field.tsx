import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { chosenPicture } from './chosen-picture.ts';
import { FileInput } from './file-input.tsx';
import styles from './image-field.module.css';
import { IMAGE_SIZE, IMAGE_TYPES, type ImageProblem } from './read-image.ts';

/** Chooses a picture, or several, and says at the field why a file is none. */
export const ImageField = ({
  label,
  preview,
  children,
  room,
  onChoose,
}: {
  /** Of the button. */
  label: string;
  /** The picture as it is now. */
  preview: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
  /** How many more there may be, where it may be several. */
  room?: number;
  /** Gets those that are pictures and for which there is room; a promise that fails says that they could not be read. */
  onChoose: (first: File, ...others: File[]) => void | Promise<void>;
}) => {
  const { t } = useTranslation('business');
  const id = useId();
  const [problem, setProblem] = useState<ImageProblem | 'noRoom'>();

  const take = async (files: readonly File[]): Promise<void> => {
    const pictures: File[] = [];
    let wrong: ImageProblem | undefined;
    // One after the other: a phone could not hold many of them unpacked.
    for (const file of files) {
      const chosen = await chosenPicture(file);
      if (chosen instanceof File) pictures.push(chosen);
      else wrong ??= chosen;
    }
    const [first, ...others] = pictures.slice(0, room);
    setProblem(wrong ?? (room !== undefined && pictures.length > room ? 'noRoom' : undefined));
    if (first) await onChoose(first, ...others);
  };
  return (
    <div className={styles.field}>
      <div className={styles.preview}>{preview}</div>
      <FileInput
        className={styles.button}
        accept={IMAGE_TYPES}
        describedBy={`${id}-hint ${id}-error`}
        multiple={room !== undefined}
        onFiles={(...files) => void take(files).catch(() => setProblem('unread'))}
      >
        <ImagePlus {...MEDIUM_ICON} /> {label}
      </FileInput>
      {children}
      <p id={`${id}-hint`} className={styles.hint}>
        {t('image.hint', { size: IMAGE_SIZE })}
      </p>
      <div id={`${id}-error`} aria-live="polite">
        {problem ? (
          <p className={styles.error}>
            {t(`image.${problem}`, { size: IMAGE_SIZE, most: LIMITS.itemPictures })}
          </p>
        ) : null}
      </div>
    </div>
  );
};
