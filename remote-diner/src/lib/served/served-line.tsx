import { Clock } from 'lucide-react';
import styles from './served.module.css';
import type { Served } from './use-served-text.ts';

/** When a dish is served, where that is not always (product.md §461); marked where it is not served now. */
export const ServedLine = ({ served, more }: { served: Served | undefined; more?: string | undefined }) =>
  served?.text ? (
    <p className={styles.line} data-out={!served.isServed || undefined}>
      <Clock size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {served.text}
        {more && !served.isServed ? ` · ${more}` : null}
      </span>
    </p>
  ) : null;
