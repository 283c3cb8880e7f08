import { ApiError, createMenu, editMenu } from '@tavolina/shared-api/client';
import { type Menu, picturesOf } from '@tavolina/shared-api/contract';
import { useMutation } from '@tavolina/shared-api/runtime';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';
import { useResendableCall } from '../../../lib/form/use-resendable-call.ts';
import { useUploadProgress } from '../../../lib/pictures/use-upload-progress.ts';
import { currencyOf, itemsOf, type MenuDraft } from '../draft/menu-draft.ts';
import type { Editor } from '../editor-types.ts';
import { withoutRepeated } from '../item/picture-drafts.ts';
import {
  type CreateBody,
  createRequest,
  editRequest,
  hasNewItemPicture,
  isSameRequest,
} from './menu-requests.ts';
import { withSmallPictures } from './shrink-pictures.ts';

/** Whether pictures of a form did not come with it: a stored one may be stored no more (product.md §48). */
const isLackingPictures = (draft: MenuDraft, made: Menu): boolean =>
  ((draft.image ?? draft.imageUrl) !== null && made.image_url === null) ||
  itemsOf(draft).flatMap(({ pictures }) => withoutRepeated(pictures)).length >
    menuItems(made).flatMap(picturesOf).length;

/**
 * Makes a menu of what is in a form, once for the key its draft is kept with, also over a reload (product.md §85). `share`
 * is how much of the pictures has gone out; `drop` gives up what was sent without an answer, and what is said of it.
 */
export const useCreateMenu = ({
  form,
  creationKey,
  renewKey,
  onCreated,
}: {
  form: Editor['form'];
  creationKey: () => string;
  renewKey: () => void;
  onCreated: (menu: Menu, lacksPictures: boolean) => Promise<void>;
}) => {
  const { share, track } = useUploadProgress();
  const { call, settle, drop } = useResendableCall(
    ({ key, body, isHeavy }: { key: string; body: CreateBody; isHeavy: boolean }) =>
      isHeavy ? track((onProgress) => createMenu(body, key, onProgress)) : createMenu(body, key),
  );
  const create = useMutation({
    mutationFn: async () => {
      const draft = await withSmallPictures(form.getValues());
      const body = createRequest(draft, currencyOf(draft));
      const found = await settle();
      if (found && !isSameRequest(body, found.sent.body))
        // It was made as it was then.
        return track((onProgress) =>
          editMenu(
            found.answer.id,
            { ...editRequest(draft, found.answer), image_base64: draft.image },
            onProgress,
          ),
        );
      const made =
        found?.answer ??
        (await call({ key: creationKey(), body, isHeavy: draft.image !== null || hasNewItemPicture(draft) }));
      if (draft.isPublished) return made;
      // Creating a menu publishes it; this one was withdrawn.
      return editMenu(made.id, { version: made.version, is_published: 'draft' });
    },
    onSuccess: (made) => onCreated(made, isLackingPictures(form.getValues(), made)),
    onError: (error) => {
      // Before a reload an earlier state went out with the key, and was made.
      if (error instanceof ApiError && error.code === 'idempotency_conflict') renewKey();
    },
  });
  const forget = (): void => {
    drop();
    create.reset();
  };
  return { create, share, drop: forget };
};
