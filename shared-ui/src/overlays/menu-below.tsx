import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu-below.module.css';

/** Begins at the first line where keys opened the menu. */
const KeysBegin = ({ menu, button }: Record<'menu' | 'button', RefObject<HTMLElement | null>>) => {
  useEffect(() => {
    if (button.current?.matches(':focus-visible'))
      menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [menu, button]);
  return null;
};

/**
 * A list of ways and deeds that opens under a button; arrow keys, letters and Escape work in it, and Tab goes on from
 * the button. The button may be there before this code: whoever draws it opens the menu.
 */
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
  const isLeft = useRef(false);
  useEffect(() => {
    if (open) isLeft.current = false;
  }, [open]);
  // The menu stands at the end of the page, where the browser finds nothing more to go on to. Back is the menu's own.
  const handleTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    isLeft.current = true;
    button.current?.focus({ preventScroll: true });
    onOpenChange(false);
  };
  return (
    <Menu.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          anchor={button}
          side="bottom"
          align="end"
          sideOffset={8}
        >
          <Menu.Popup
            ref={menu}
            className={styles.menu}
            aria-label={label}
            finalFocus={() => (isLeft.current ? false : button.current)}
            onKeyDown={handleTab}
          >
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
