import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

/** Emphasis of a button. One `action` per view; `danger` only inside confirmation dialogs. */
export type ButtonVariant = 'action' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** Before the label. */
  icon?: ReactNode;
}

const classOf = ({ variant = 'secondary', size = 'md', full }: Look, extra?: string) =>
  clsx(styles.button, styles[variant], styles[size], full && styles.full, extra);

/** Props of `Button`. */
export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** In progress: keeps the focus, shows a spinner, ignores further presses. */
  busy?: boolean | undefined;
}

/** A button. Its default type is `button`. With `aria-disabled` it keeps the focus and does nothing. */
export const Button = ({
  variant,
  size,
  full,
  icon,
  busy = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) => {
  const isOff = busy || props['aria-disabled'];
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      className={classOf({ variant, size, full }, className)}
      aria-disabled={isOff || undefined}
      onClick={handleClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
};

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...props
}: Look & ComponentProps<typeof Link>) => (
  <Link {...props} className={classOf({ variant, size, full }, className)}>
    {icon}
    {children}
  </Link>
);

/** A button with only an icon; `label` is its name and tooltip. */
export const IconButton = ({ label, icon, ...props }: Omit<ButtonProps, 'children'> & { label: string }) => (
  <Button
    variant="quiet"
    {...props}
    aria-label={label}
    title={label}
    className={clsx(styles['icon-only'], props.className)}
  >
    {icon}
  </Button>
);
