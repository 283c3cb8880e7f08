import { useTranslation } from '@tavolina/shared-api/runtime';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import styles from './image-field.module.css';
import { IMAGE_TYPES, imageProblem, readDataUrl } from './read-image.ts';

/** Chooses a picture: shows it at once, and says at the field why a file is none. */
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
  onChoose: (dataUrl: string) => void;
}) => {
  const { t } = useTranslation('business');
  const id = useId();
  const [problem, setProblem] = useState<ReturnType<typeof imageProblem>>();

  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was taken away.
    target.value = '';
    if (!file) return;
    const found = imageProblem(file);
    setProblem(found);
    if (!found) onChoose(await readDataUrl(file));
  };
  return (
    <div className={styles.field}>
      <div className={styles.preview}>{preview}</div>
      <label className={styles.button}>
        <ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" /> {label}
        <input
          className={styles.input}
          type="file"
          accept={IMAGE_TYPES}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => void handleChange(event)}
        />
      </label>
      {children}
      <p id={`${id}-hint`} className={styles.hint}>
        {t('image.hint')}
      </p>
      <div id={`${id}-error`} aria-live="polite">
        {problem ? <p className={styles.error}>{t(`image.${problem}`)}</p> : null}
      </div>
    </div>
  );
};
