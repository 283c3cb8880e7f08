import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** A tab and its content. */
export interface TabItem<V extends string> {
  value: V;
  label: string;
  /** Content after the label, for example the plan that a locked tab needs. */
  badge?: ReactNode;
  disabled?: boolean;
  panel: ReactNode;
}

/** Tabs with arrow-key navigation. */
export const Tabs = <V extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  /** Accessible name of the group. */
  label: string;
  tabs: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
}) => (
  <BaseTabs.Root className={styles.tabs} value={value} onValueChange={(next: V) => onChange(next)}>
    <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          className={styles.tab}
          value={tab.value}
          disabled={tab.disabled ?? false}
        >
          {tab.label} {tab.badge}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.value} className={styles.panel} value={tab.value}>
        {tab.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
