import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** A step on the way of something. */
export interface TimelineStep {
  id: string;
  label: string;
  time?: string | undefined;
  /** `stopped` where the way was given up, which is where it stands. */
  state: 'done' | 'current' | 'todo' | 'stopped';
  icon: ReactNode;
}

/** Where something stands on its way. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className={styles.timeline}>
    {steps.map((step) => (
      <li
        key={step.id}
        className={styles.step}
        data-state={step.state}
        aria-current={step.state === 'current' || step.state === 'stopped' ? 'step' : undefined}
      >
        <span className={styles.dot}>{step.icon}</span>
        <span className={styles.label}>{step.label}</span>
        <span className={styles.time}>{step.time}</span>
      </li>
    ))}
  </ol>
);
