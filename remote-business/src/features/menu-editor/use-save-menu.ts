import { ApiError, editMenu, getOwnMenu, uploadMenuImage } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MENUS_KEY, ownMenuQuery } from '../../lib/menus-query.ts';
import { toBlob } from '../../lib/read-image.ts';
import { useUploadProgress } from '../../lib/use-upload-progress.ts';
import type { MenuDraft } from './menu-draft.ts';
import { editRequest, hasNewItemPicture } from './menu-requests.ts';
import { withSmallPictures } from './shrink-pictures.ts';

/**
 * Saves a menu: first the picture, which counts for no version, then the rest. Where somebody else saved meanwhile,
 * `theirs` is the menu as it is now, and nothing typed is lost (product.md §19). `share` of the pictures has gone out.
 */
export const useSaveMenu = (menu: Menu, form: UseFormReturn<MenuDraft>, onSaved: (menu: Menu) => void) => {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<Menu>();

  const { share, track } = useUploadProgress();
  const upload = useMutation({
    mutationFn: async () => {
      const { image } = form.getValues();
      if (image === null) return false;
      const { image_url } = await track((onProgress) => uploadMenuImage(menu.id, toBlob(image), onProgress));
      form.resetField('imageUrl', { defaultValue: image_url });
      form.resetField('image', { defaultValue: null });
      return true;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [...MENUS_KEY, 'list'] }),
  });
  const save = useMutation({
    mutationFn: async (base: Menu) => {
      await upload.mutateAsync();
      const draft = await withSmallPictures(form.getValues());
      const body = editRequest(draft, base);
      if (!hasNewItemPicture(draft)) return editMenu(menu.id, body);
      return track((onProgress) => editMenu(menu.id, body, onProgress));
    },
    onSuccess: async (saved) => {
      setTheirs(undefined);
      onSaved(saved);
      client.setQueryData(ownMenuQuery(menu.id).queryKey, saved);
      await client.invalidateQueries({ queryKey: [...MENUS_KEY, 'list'] });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.status === 409)) return;
      // Without it the refusal is shown like any other.
      setTheirs(await getOwnMenu(menu.id).catch(() => undefined));
    },
  });
  return { save, upload, share, theirs, dropTheirs: () => setTheirs(undefined) };
};
