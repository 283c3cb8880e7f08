import { placePath } from '@tavolina/shared-api/contract';
import { Link } from '@tavolina/shared-api/runtime';
import type { ComponentProps } from 'react';
import { MenuLink } from './menu-link.tsx';

/** A link to the page of a place; to one of its menus, where a server from before does not name the page. */
export const PlaceLink = ({
  slug,
  menuId,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { slug: string | undefined; menuId: string }) =>
  slug === undefined ? <MenuLink {...props} menuId={menuId} /> : <Link {...props} to={placePath(slug)} />;
