import { Link } from '@tavolina/shared-api/runtime';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import page from './page.module.css';

/** A link that says what to try instead; a press on it leads the keyboard to the heading of the results (product.md §253). */
export const HintLink = ({
  to,
  heading,
  children,
}: {
  to: Pick<URL, 'pathname' | 'search'>;
  /** Takes the focus from the link, which goes with what it was offered for. */
  heading: RefObject<HTMLElement | null>;
  children: ReactNode;
}) => {
  const handlePress = (event: MouseEvent): void => {
    // These open a window of their own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    heading.current?.focus();
  };
  return (
    <Link className={page.pill} to={to} onClick={handlePress}>
      {children}
    </Link>
  );
};
