import type { ChangeEvent, ReactNode } from 'react';
import styles from './file-input.module.css';

/** An area that takes a file, or several: chosen with a press or a key, or dropped on it. */
export const FileInput = ({
  className,
  accept,
  describedBy,
  multiple = false,
  isFromCamera = false,
  onFiles,
  children,
}: {
  className: string | undefined;
  /** Types, separated by commas. */
  accept: string;
  /** Ids of what explains it. */
  describedBy: string;
  /** Whether several can be chosen at once. */
  multiple?: boolean;
  /** Whether a phone opens its camera for it, and not its files. */
  isFromCamera?: boolean;
  onFiles: (first: File, ...others: File[]) => void;
  /** Its name, as it is seen. */
  children: ReactNode;
}) => {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [first, ...others] = target.files ?? [];
    // The same file can be chosen again after it was taken away.
    target.value = '';
    if (first) onFiles(first, ...others);
  };
  return (
    <label className={`${styles.area} ${className}`}>
      {children}
      <input
        className={styles.input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={isFromCamera ? 'environment' : undefined}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
    </label>
  );
};
