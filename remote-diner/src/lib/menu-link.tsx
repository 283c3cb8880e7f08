import { Link, useQueryClient, useSearchParams } from '@tavolina/shared-api/runtime';
import { type ComponentProps, useRef } from 'react';
import { declaredParams } from './declared/declared-params.ts';
import { menuQuery } from './menu-queries.ts';

/** How long somebody has to stay at a link to seem to mean it, in ms. */
const INTENT_MS = 100;

/**
 * A link to a menu, which is asked for as soon as somebody seems to mean to open it. What a list is filtered by goes along
 * (product.md §419).
 */
export const MenuLink = ({
  menuId,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { menuId: string }) => {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handleArrive = (): void => {
    timer.current = setTimeout(() => void client.prefetchQuery(menuQuery(menuId)), INTENT_MS);
  };
  const handleLeave = (): void => clearTimeout(timer.current);
  return (
    <Link
      {...props}
      to={{ pathname: `/menu/${menuId}`, search: declaredParams(params) }}
      onPointerEnter={handleArrive}
      onPointerLeave={handleLeave}
      onFocus={handleArrive}
      onBlur={handleLeave}
    />
  );
};
