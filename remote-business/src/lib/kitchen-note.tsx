import { NotebookPen } from 'lucide-react';
import styles from './kitchen-note.module.css';

/** What a diner asks of the kitchen. */
export const KitchenNote = ({ text }: { text: string }) => (
  <p className={styles.note}>
    <NotebookPen size={16} strokeWidth={1.75} aria-hidden="true" />
    {text}
  </p>
);
