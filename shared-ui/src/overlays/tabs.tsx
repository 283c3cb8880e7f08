import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** One tab and what it shows. */
export interface TabItem<V extends string> {
  value: V;
  label: string;
  /** Stands behind the label, e.g. the plan a closed tab needs. */
  badge?: ReactNode;
  disabled?: boolean;
  panel: ReactNode;
}

/** Several views of one place, of which one is shown; arrow keys go from tab to tab. */
export const Tabs = <V extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  /** Name of the group for screen readers. */
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
