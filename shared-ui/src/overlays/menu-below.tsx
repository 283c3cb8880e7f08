import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu-below.module.css';
import { ignoreSecondTap } from './second-tap.ts';

/** Focuses the first entry if the menu was opened by keyboard. */
const KeysBegin = ({ menu, button }: Record<'menu' | 'button', RefObject<HTMLElement | null>>) => {
  useEffect(() => {
    if (button.current?.matches(':focus-visible'))
      menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [menu, button]);
  return null;
};

/**
 * A menu of links and actions below a button, with arrow keys, letters and Escape; Tab continues after the
 * button. The button may render before this code has loaded, so its owner controls whether the menu is
 * open.
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
  // The menu is at the end of the document, where the browser finds no next element. Shift+Tab is handled
  // by the menu.
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

/** A menu entry that is a link. */
export const MenuLink = ({ to, icon, children }: ItemProps & { to: string }) => (
  <Menu.LinkItem className={styles.item} closeOnClick render={<Link to={to} />} onClick={ignoreSecondTap}>
    {icon}
    {children}
  </Menu.LinkItem>
);

/** A menu entry that runs an action. */
export const MenuButton = ({
  onSelect,
  disabled = false,
  icon,
  children,
}: ItemProps & { onSelect: () => void; disabled?: boolean }) => (
  <Menu.Item
    className={styles.item}
    disabled={disabled}
    onClick={(event) => {
      ignoreSecondTap(event);
      onSelect();
    }}
  >
    {icon}
    {children}
  </Menu.Item>
);

/** Separates groups of entries. */
export const MenuSeparator = () => <Menu.Separator className={styles.separator} />;
