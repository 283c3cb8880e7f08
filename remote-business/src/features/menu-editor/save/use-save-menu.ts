import { editMenu, getOwnMenu, uploadMenuImage } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useResendableCall } from '../../../lib/form/use-resendable-call.ts';
import { useKeepMenu } from '../../../lib/menus/use-keep-menu.ts';
import { saveOntoLatest } from '../../../lib/merge/save-onto-latest.ts';
import { toBlob } from '../../../lib/pictures/read-image.ts';
import { useUploadProgress } from '../../../lib/pictures/use-upload-progress.ts';
import { draftCopy, type MenuDraft } from '../draft/menu-draft.ts';
import { applySaved, isSameDraft } from './apply-saved.ts';
import { type EditBody, editRequest, hasNewItemPicture, isSameRequest } from './menu-requests.ts';
import { withSmallPictures } from './shrink-pictures.ts';

/**
 * Saves a menu: first the picture, which counts for no version, then the rest. Where somebody else saved meanwhile, the form
 * takes that in and is sent again, unless both changed the same (product.md §120); a save whose answer was lost is no save
 * of somebody else (§85). `share` of the pictures has gone out; `failed` is the form as it was when it could not be saved.
 */
export const useSaveMenu = (
  menu: Menu,
  form: UseFormReturn<MenuDraft>,
  {
    onUploaded,
    onSaved,
    onFound,
    onStale,
  }: {
    /** The menu's picture is stored: no change of somebody else's. */
    onUploaded: (imageUrl: string | null) => void;
    /** `hasMore` was typed since it was sent. */
    onSaved: (menu: Menu, hasMore: boolean) => void;
    /** A save had come through of which nothing was heard: the menu after it. */
    onFound: (menu: Menu) => void;
    /** Takes in what somebody else saved. @returns false where that is to be asked for first */
    onStale: (menu: Menu) => boolean;
  },
) => {
  const client = useQueryClient();
  const keep = useKeepMenu();

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
  const { call, settle } = useResendableCall(({ body, isHeavy }: { body: EditBody; isHeavy: boolean }) =>
    isHeavy ? track((onProgress) => editMenu(menu.id, body, onProgress)) : editMenu(menu.id, body),
  );
  const [failed, setFailed] = useState<MenuDraft>();
  const attempt = async (base: Menu) => {
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
    try {
      return { sent, saved: await store() };
    } catch (error) {
      setFailed(sent);
      throw error;
    }
  };
  const save = useMutation({
    mutationFn: (base: Menu) => saveOntoLatest(base, attempt, { latest: () => getOwnMenu(menu.id), onStale }),
    onSuccess: ({ sent, saved }) => {
      const hasMore = !isSameDraft(form.getValues(), sent);
      applySaved(form, sent, saved);
      onSaved(saved, hasMore);
      keep(saved);
    },
  });
  return { save, upload, share, failed };
};
