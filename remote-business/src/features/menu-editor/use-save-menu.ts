import { editMenu, getOwnMenu, uploadMenuImage } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { myMenusQuery } from '../../lib/menus-query.ts';
import { toBlob } from '../../lib/read-image.ts';
import { hasStatus } from '../../lib/refusal.ts';
import { useKeepMenu } from '../../lib/use-keep-menu.ts';
import { useUploadProgress } from '../../lib/use-upload-progress.ts';
import { draftCopy, type MenuDraft } from './menu-draft.ts';
import { type EditBody, editRequest, hasNewItemPicture, isSameRequest } from './menu-requests.ts';
import { withSmallPictures } from './shrink-pictures.ts';
import { isSameDraft, takeSaved } from './take-saved.ts';
import { useLostCall } from './use-lost-call.ts';

/**
 * Saves a menu: first the picture, which counts for no version, then the rest. Where somebody else saved meanwhile,
 * `theirs` is the menu as it is now, and nothing typed is lost (product.md §19); a save whose answer was lost is no save of
 * somebody else (§85). `share` of the pictures has gone out.
 */
export const useSaveMenu = (
  menu: Menu,
  form: UseFormReturn<MenuDraft>,
  {
    onUploaded,
    onSaved,
    onFound,
  }: {
    /** The menu's picture is stored: no change of somebody else's. */
    onUploaded: (imageUrl: string | null) => void;
    /** `hasMore` was typed since it was sent. */
    onSaved: (menu: Menu, hasMore: boolean) => void;
    /** A save had come through of which nothing was heard: the menu after it. */
    onFound: (menu: Menu) => void;
  },
) => {
  const client = useQueryClient();
  const keep = useKeepMenu();
  const [theirs, setTheirs] = useState<Menu>();

  const { share, track } = useUploadProgress();
  const upload = useMutation({
    mutationFn: async () => {
      const { image } = form.getValues();
      if (image === null) return false;
      const { image_url } = await track((onProgress) => uploadMenuImage(menu.id, toBlob(image), onProgress));
      onUploaded(image_url);
      form.resetField('imageUrl', { defaultValue: image_url });
      // Another one may have been chosen meanwhile.
      if (form.getValues('image') === image) form.resetField('image', { defaultValue: null });
      return true;
    },
    onSuccess: () => client.invalidateQueries(myMenusQuery),
  });
  const { call, settle } = useLostCall(({ body, isHeavy }: { body: EditBody; isHeavy: boolean }) =>
    isHeavy ? track((onProgress) => editMenu(menu.id, body, onProgress)) : editMenu(menu.id, body),
  );
  const save = useMutation({
    mutationFn: async (base: Menu) => {
      await upload.mutateAsync();
      const sent = draftCopy(form.getValues());
      const draft = await withSmallPictures(sent);
      const isHeavy = hasNewItemPicture(draft);
      const store = async (): Promise<Menu> => {
        const found = await settle();
        if (!found) return call({ body: editRequest(draft, base), isHeavy });
        if (isSameRequest(editRequest(draft, base), found.sent.body)) return found.answer;
        onFound(found.answer);
        return call({ body: editRequest(draft, found.answer), isHeavy });
      };
      return { sent, saved: await store() };
    },
    onSuccess: ({ sent, saved }) => {
      setTheirs(undefined);
      const hasMore = !isSameDraft(form.getValues(), sent);
      takeSaved(form, sent, saved);
      onSaved(saved, hasMore);
      keep(saved);
    },
    onError: async (error) => {
      if (!hasStatus(error, 409)) return;
      // Without it the refusal is shown like any other.
      setTheirs(await getOwnMenu(menu.id).catch(() => undefined));
    },
  });
  return { save, upload, share, theirs, dropTheirs: () => setTheirs(undefined) };
};
