import { Menu } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './dropdown-menu.module.css';

const BELOW = { side: 'bottom', align: 'end', sideOffset: 8 } as const;

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
      <Menu.Positioner className={styles.positioner} {...BELOW}>
        <Menu.Popup className={styles.menu}>{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

/** Begins at the first line where keys opened the menu, as a menu does that comes with its button. */
const KeysBegin = ({ menu, button }: Record<'menu' | 'button', RefObject<HTMLElement | null>>) => {
  useEffect(() => {
    if (button.current?.matches(':focus-visible'))
      menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [menu, button]);
  return null;
};

/** A `DropdownMenu` below a button that is there before this code: it stays the same, and whoever draws it opens the menu. */
export const MenuBelow = ({
  button,
  label,
  open,
  onOpenChange,
  children,
}: {
  button: RefObject<HTMLButtonElement | null>;
  /** The button's name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `MenuLink`, `MenuButton` and `MenuSeparator`. */
  children: ReactNode;
}) => {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} anchor={button} {...BELOW}>
          <Menu.Popup ref={menu} className={styles.menu} aria-label={label} finalFocus={button}>
            <KeysBegin menu={menu} button={button} />
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

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
