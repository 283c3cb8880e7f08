import { placePath } from '@tavolina/shared-api/contract';
import { Link, useSearchParams } from '@tavolina/shared-api/runtime';
import type { ComponentProps } from 'react';
import { declaredParams } from './declared/declared-params.ts';
import { MenuLink } from './menu-link.tsx';

/** A link to the page of a place, with what a list is filtered by; to one of its menus, where a server from before does not name the page. */
export const PlaceLink = ({
  slug,
  menuId,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { slug: string | undefined; menuId: string }) => {
  const [params] = useSearchParams();
  return slug === undefined ? (
    <MenuLink {...props} menuId={menuId} />
  ) : (
    <Link {...props} to={{ pathname: placePath(slug), search: declaredParams(params) }} />
  );
};
