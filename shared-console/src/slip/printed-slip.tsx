import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { KeptWidth } from './paper-width.ts';
import styles from './slip.module.css';

const PX_PER_MM = 96 / 25.4;
/** Paper below the last line, in mm, so that the cut does not touch it. */
const TAIL_MM = 4;

/** Holds for the whole document, which the stylesheet of a part must not do, and only while it is printed. */
const sheetOf = (slip: Element, width: KeptWidth): string => {
  // A roll has no length of its own, and `@page` takes no height that follows from what is printed.
  const height = Math.ceil(slip.getBoundingClientRect().height / PX_PER_MM) + TAIL_MM;
  return `
    @page { size: ${width}mm ${height}mm; margin: 0; }
    @media print {
      body { min-height: 0; }
      body > :not(.${styles.slip}) { display: none; }
    }
  `;
};

/** Leaves of the document the slip alone, on a page that is as large. Returns what takes that back. */
const printAlone = (slip: Element, width: KeptWidth): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetOf(slip, width));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** Prints its content, and nothing else of the page, on a roll of this width (product.md §337). */
export const PrintedSlip = ({
  width,
  onPrinted,
  children,
}: {
  width: KeptWidth;
  /** The print dialog is closed; the slip is to go. */
  onPrinted: () => void;
  children: ReactNode;
}) => {
  const slip = useRef<HTMLDivElement>(null);
  const handleAfter = useEffectEvent(onPrinted);
  useEffect(() => {
    if (!slip.current) return;
    const giveBack = printAlone(slip.current, width);
    const handlePrinted = (): void => handleAfter();
    addEventListener('afterprint', handlePrinted);
    window.print();
    return () => {
      removeEventListener('afterprint', handlePrinted);
      giveBack();
    };
  }, [width]);
  return createPortal(
    <div ref={slip} className={styles.slip} data-paper={width} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
};
