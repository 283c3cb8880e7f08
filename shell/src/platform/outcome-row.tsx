import { useEffect, useRef } from 'react';
import { MoveNotice } from './notices.tsx';
import styles from './parts-table.module.css';
import type { Outcome } from './use-move.ts';

/** Columns of the table of parts. */
const WIDTH = 8;

/** How the last move of a part went, below it. What was pressed may be gone by then, so that reading goes on here. */
export const OutcomeRow = ({ outcome }: { outcome: Outcome }) => {
  const place = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);
  return (
    <tr>
      <td ref={place} className={styles.outcome} colSpan={WIDTH} tabIndex={-1}>
        <MoveNotice outcome={outcome} />
      </td>
    </tr>
  );
};
