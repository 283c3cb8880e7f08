import { Navigate } from '@tavolina/shared-api/runtime';
import { type ReactNode, useState } from 'react';
import { draftKey } from '../../lib/menu-drafts.ts';
import { PATHS } from '../../lib/paths.ts';
import { readDraft } from './draft-storage.ts';

/** A menu that is gone: what the device kept of its owner's form goes on as a new menu (product.md §19, §182), else there is none. */
export const DraftOfDeleted = ({ menuId, notFound }: { menuId: string; notFound: ReactNode }) => {
  const [isKept] = useState(() => readDraft(draftKey(menuId)) !== undefined);
  return isKept ? <Navigate to={PATHS.createFrom(menuId)} replace /> : notFound;
};
