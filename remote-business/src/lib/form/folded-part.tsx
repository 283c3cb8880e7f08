import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import styles from './folded-part.module.css';

/** A part of a form, folded to what it says until somebody opens it. It opens by itself where something in it is wrong. */
export const FoldedPart = ({
  title,
  said,
  isWrong,
  focus,
  children,
}: {
  title: string;
  /** What it says, in words. */
  said: string;
  isWrong: boolean;
  /** Gets the focus where something is wrong. */
  focus?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}) => {
  const [isOpen, setIsOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong]);
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={focus}>
        <span>
          <strong>{title}</strong>
          <span className={styles.said}>{said}</span>
        </span>
        <ChevronDown {...SMALL_ICON} />
      </summary>
      {isOpen ? <div className={styles.body}>{children}</div> : null}
    </details>
  );
};
