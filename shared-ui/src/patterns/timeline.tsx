import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** A step of a timeline. */
export interface TimelineStep {
  id: string;
  label: string;
  time?: string | undefined;
  /** `stopped`: the process ended early, at this step. */
  state: 'done' | 'current' | 'todo' | 'stopped';
  icon: ReactNode;
}

/** A timeline of steps. */
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
