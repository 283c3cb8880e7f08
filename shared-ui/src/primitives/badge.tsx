import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Meaning of a colour; text and icon say it too. */
export type Tone = 'attention' | 'info' | 'success' | 'danger' | 'neutral' | 'outline';

/** A short state. `solid` when it needs action. */
export const Badge = ({
  tone,
  solid = false,
  icon,
  children,
}: {
  tone: Tone;
  solid?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <span className={clsx(styles.badge, styles[tone])} data-solid={solid || undefined}>
    {icon}
    {children}
  </span>
);
