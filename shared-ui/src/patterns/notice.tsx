import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICONS = { success: CircleCheck, attention: TriangleAlert, danger: CircleAlert, info: Info };

/** What happened, what is safe, and one next step. Errors are announced at once, others politely. */
export const Notice = ({
  tone,
  title,
  action,
  children,
}: {
  tone: keyof typeof ICONS;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}) => {
  const Icon = ICONS[tone];
  return (
    <div className={clsx(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.text}>
        <p>
          {title ? <strong>{title} </strong> : null}
          {children}
        </p>
        {action}
      </div>
    </div>
  );
};
