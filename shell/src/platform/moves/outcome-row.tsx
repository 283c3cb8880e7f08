import { useEffect, useRef } from 'react';
import { MoveNotice } from './notices.tsx';
import styles from './parts-table.module.css';
import type { Outcome } from './use-move.ts';

/** Columns of the table of parts. */
const WIDTH = 8;

/**
 * Result of the last move of a part, below its row. Takes the focus, because the pressed button may be
 * gone.
 */
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
