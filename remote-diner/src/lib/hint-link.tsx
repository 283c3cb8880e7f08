import type { Filters } from '@tavolina/shared-api/contract';
import { Link } from '@tavolina/shared-api/runtime';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import page from './page.module.css';

/** What hints need of the list they stand above. */
export interface HintedList {
  /** How a number of results is called. */
  count: (total: number, isMinimum: boolean) => string;
  addressWith: (change: Partial<Filters>) => Pick<URL, 'pathname' | 'search'>;
  /** Of the results; it takes the focus from a link that is pressed, which goes with what it was offered for. */
  heading: RefObject<HTMLElement | null>;
}

/** A link that says what to try instead; a press on it leads the keyboard to the heading of the results (product.md §253). */
export const HintLink = ({
  to,
  heading,
  children,
}: Pick<HintedList, 'heading'> & {
  to: ReturnType<HintedList['addressWith']>;
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
