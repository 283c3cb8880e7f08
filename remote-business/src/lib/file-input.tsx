import type { ChangeEvent, ReactNode } from 'react';
import styles from './file-input.module.css';

/** An area that takes a file: chosen with a press or a key, or dropped on it. */
export const FileInput = ({
  className,
  accept,
  describedBy,
  onFile,
  children,
}: {
  className: string | undefined;
  /** Types, separated by commas. */
  accept: string;
  /** Ids of what explains it. */
  describedBy: string;
  onFile: (file: File) => void;
  /** Its name, as it is seen. */
  children: ReactNode;
}) => {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was taken away.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <label className={`${styles.area} ${className}`}>
      {children}
      <input
        className={styles.input}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
    </label>
  );
};
