import { NotebookPen } from 'lucide-react';
import { SMALL_ICON } from './icon.ts';
import styles from './kitchen-note.module.css';

/** What a diner asks of the kitchen. */
export const KitchenNote = ({ text }: { text: string }) => (
  <p className={styles.note}>
    <NotebookPen {...SMALL_ICON} />
    {text}
  </p>
);
