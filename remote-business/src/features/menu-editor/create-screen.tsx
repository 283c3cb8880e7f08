import { createMenu, editMenu, newIdempotencyKey } from '@tavolina/shared-api/client';
import {
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { useMemo, useState } from 'react';
import { MENUS_KEY } from '../../lib/menus-query.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { profileQuery } from '../../lib/profile-query.ts';
import { SaveFailure } from '../../lib/save-failure.tsx';
import { UploadProgress } from '../../lib/upload-progress.tsx';
import { useOnce } from '../../lib/use-once.ts';
import { useUploadProgress } from '../../lib/use-upload-progress.ts';
import { EditorForm } from './editor-form.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { emptyMenu, usualCurrency } from './menu-draft.ts';
import {
  type CreateBody,
  createRequest,
  editRequest,
  hasNewItemPicture,
  isSameRequest,
} from './menu-requests.ts';
import { withSmallPictures } from './shrink-pictures.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useLostCall } from './use-lost-call.ts';
import { useMenuForm } from './use-menu-form.ts';
import { useRates } from './use-rates.ts';

/** A new menu has nothing that could change without a save. */
const NOTHING_STORED = new Map();

/** Writes a new menu; creating it publishes it (product.md §18). */
export const CreateScreen = () => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: profile } = useQuery(profileQuery);
  const { rates } = useRates();
  const [initial] = useState(() => emptyMenu(t('editor.firstSection')));
  const { form, restored, mayLose, markSaved, startOver } = useMenuForm({
    menuId: 'new',
    initial,
    version: null,
  });
  const { share, track } = useUploadProgress();
  const place = profile?.business_name ?? '';
  const editor = useMemo(() => ({ form, stored: NOTHING_STORED, rates, place }), [form, rates, place]);
  const [key] = useState(() => newIdempotencyKey());
  const { call, settle } = useLostCall(({ body, isHeavy }: { body: CreateBody; isHeavy: boolean }) =>
    isHeavy ? track((onProgress) => createMenu(body, key, onProgress)) : createMenu(body, key),
  );
  const save = useMutation({
    mutationFn: async () => {
      const draft = await withSmallPictures(form.getValues());
      const body = createRequest(draft, usualCurrency(draft));
      const found = await settle();
      if (!found) return call({ body, isHeavy: draft.image !== null || hasNewItemPicture(draft) });
      if (isSameRequest(body, found.sent.body)) return found.answer;
      // It was made as it was then.
      return track((onProgress) =>
        editMenu(
          found.answer.id,
          { ...editRequest(draft, found.answer), image_base64: draft.image },
          onProgress,
        ),
      );
    },
    onSuccess: async ({ title, version }) => {
      markSaved(version);
      await client.invalidateQueries({ queryKey: MENUS_KEY });
      await navigate(PATHS.menus);
      const { showToast } = await import('@tavolina/shared-ui/overlays');
      showToast({ title: t('editor.created', { title }) });
    },
  });
  useFocusKept(save.isPending);
  const saveOnce = useOnce(save.mutateAsync);
  return (
    <>
      <PageTitle title={t('menus.new')} />
      <LeaveGuard isDirty={mayLose} />
      <EditorForm
        editor={editor}
        title={t('menus.new')}
        context={t('editor.createContext')}
        notices={
          <>
            <KeptNotice draft={restored} version={null} onStartOver={() => startOver(initial, null)} />
            <UploadProgress share={share} />
            <SaveFailure error={save.error} title={t('menu.createFailed')} />
          </>
        }
        canPublish={false}
        upload={undefined}
        isSaving={save.isPending}
        isHeld={save.isPending}
        saveLabel={t(save.isPending ? 'editor.creating' : 'editor.create')}
        onSave={() => saveOnce(undefined)}
      />
    </>
  );
};
