import { useTranslation } from '@tavolina/shared-api/runtime';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FileInput } from './file-input.tsx';
import { MEDIUM_ICON } from './icon.ts';
import styles from './image-field.module.css';
import { IMAGE_SIZE, IMAGE_TYPES, imageProblem } from './read-image.ts';

/** Chooses a picture, and says at the field why a file is none. */
export const ImageField = ({
  label,
  preview,
  children,
  onChoose,
}: {
  /** Of the button. */
  label: string;
  /** The picture as it is now. */
  preview: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
  onChoose: (file: File) => void;
}) => {
  const { t } = useTranslation('business');
  const id = useId();
  const [problem, setProblem] = useState<ReturnType<typeof imageProblem>>();

  const take = (file: File): void => {
    const found = imageProblem(file);
    setProblem(found);
    if (!found) onChoose(file);
  };
  return (
    <div className={styles.field}>
      <div className={styles.preview}>{preview}</div>
      <FileInput
        className={styles.button}
        accept={IMAGE_TYPES}
        describedBy={`${id}-hint ${id}-error`}
        onFile={take}
      >
        <ImagePlus {...MEDIUM_ICON} /> {label}
      </FileInput>
      {children}
      <p id={`${id}-hint`} className={styles.hint}>
        {t('image.hint', { size: IMAGE_SIZE })}
      </p>
      <div id={`${id}-error`} aria-live="polite">
        {problem ? <p className={styles.error}>{t(`image.${problem}`, { size: IMAGE_SIZE })}</p> : null}
      </div>
    </div>
  );
};
