import { Link, useQueryClient } from '@tavolina/shared-api/runtime';
import { type ComponentProps, useRef } from 'react';
import { menuQuery } from './menu-queries.ts';

/** How long somebody has to stay at a link to seem to mean it, in ms. */
const INTENT_MS = 100;

/** A link to a menu, which is asked for as soon as somebody seems to mean to open it. */
export const MenuLink = ({
  menuId,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { menuId: string }) => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handleArrive = (): void => {
    timer.current = setTimeout(() => void client.prefetchQuery(menuQuery(menuId)), INTENT_MS);
  };
  const handleLeave = (): void => clearTimeout(timer.current);
  return (
    <Link
      {...props}
      to={`/menu/${menuId}`}
      onPointerEnter={handleArrive}
      onPointerLeave={handleLeave}
      onFocus={handleArrive}
      onBlur={handleLeave}
    />
  );
};
