import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './dropdown-menu.module.css';

/** A list of ways and deeds that opens under its button; arrow keys, letters and Escape work in it. */
export const DropdownMenu = ({
  trigger,
  defaultOpen = false,
  children,
}: {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement;
  /** Open from the start, where the code comes with the press that asks for it. */
  defaultOpen?: boolean;
  /** `MenuLink`, `MenuButton` and `MenuSeparator`. */
  children: ReactNode;
}) => (
  <Menu.Root defaultOpen={defaultOpen}>
    <Menu.Trigger render={trigger} />
    <Menu.Portal>
      <Menu.Positioner className={styles.positioner} side="bottom" align="end" sideOffset={8}>
        <Menu.Popup className={styles.menu}>{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

interface ItemProps {
  icon?: ReactNode;
  children: ReactNode;
}

/** A line of a menu that leads to a page. */
export const MenuLink = ({ to, icon, children }: ItemProps & { to: string }) => (
  <Menu.LinkItem className={styles.item} closeOnClick render={<Link to={to} />}>
    {icon}
    {children}
  </Menu.LinkItem>
);

/** A line of a menu that does something. */
export const MenuButton = ({
  onSelect,
  disabled = false,
  icon,
  children,
}: ItemProps & { onSelect: () => void; disabled?: boolean }) => (
  <Menu.Item className={styles.item} disabled={disabled} onClick={() => onSelect()}>
    {icon}
    {children}
  </Menu.Item>
);

/** Sets what follows apart. */
export const MenuSeparator = () => <Menu.Separator className={styles.separator} />;
