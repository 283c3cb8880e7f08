import { Navigate } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { type ReactNode, useState } from 'react';
import { draftKey } from '../../../lib/menus/menu-drafts.ts';
import { readDraft } from './draft-storage.ts';

/** A deleted menu: a draft stored on this device continues as a new menu (product.md §19, §182). */
export const DraftOfDeleted = ({ menuId, notFound }: { menuId: string; notFound: ReactNode }) => {
  const [isKept] = useState(() => readDraft(draftKey(menuId)) !== undefined);
  return isKept ? <Navigate to={PATHS.createFrom(menuId)} replace /> : notFound;
};
