import { useNavigate, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../../lib/form/leave-guard.tsx';
import { useOnce } from '../../lib/form/use-once.ts';
import { draftKey, NEW_MENU } from '../../lib/menus/menu-drafts.ts';
import { unpricedItems } from '../../lib/menus/unpriced-items.ts';
import { useRates } from '../../lib/menus/use-rates.ts';
import { UploadProgress } from '../../lib/pictures/upload-progress.tsx';
import { DeletedNotice } from './conflict/deleted-notice.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { readDraft } from './draft/draft-storage.ts';
import { emptyMenu } from './draft/menu-draft.ts';
import { NotStoredNotice } from './draft/not-stored-notice.tsx';
import { EditorForm } from './editor-form.tsx';
import { NO_GROUPS } from './editor-types.ts';
import { CreateFailure } from './save/create-failure.tsx';
import { useAfterCreation } from './save/use-after-creation.ts';
import { useCreateMenu } from './save/use-create-menu.ts';
import { StartOptions } from './start/start-options.tsx';
import { useMenuForm } from './use-menu-form.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** A new menu has nothing that could change without a save. */
const NOTHING_STORED = new Map();

/**
 * Writes a new menu; creating it publishes it (product.md §18). If a draft of a deleted menu is stored, it continues that
 * one (§182).
 */
export const CreateForm = ({ goneId }: { goneId: string | null }) => {
  const { t } = useTranslation('business');
  const navigate = useNavigate();
  const { data: profile } = useQuery(profileQuery);
  const { rates } = useRates();
  const [initial] = useState(() => emptyMenu(t('editor.firstSection')));
  const [isAgain] = useState(() => goneId !== null && readDraft(draftKey(goneId)) !== undefined);
  const { form, restored, isNotStored, mayLose, markSaved, startOver, ...keys } = useMenuForm({
    menuId: isAgain && goneId !== null ? goneId : NEW_MENU,
    initial,
    version: null,
  });
  const afterCreation = useAfterCreation(markSaved);
  const place = profile?.business_name ?? '';
  const editor = useMemo(
    () => ({ form, stored: NOTHING_STORED, groups: NO_GROUPS, rates, place }),
    [form, rates, place],
  );
  const {
    create: save,
    share,
    drop,
  } = useCreateMenu({
    form,
    ...keys,
    onCreated: (menu, lacksPictures) =>
      afterCreation(menu, {
        to: unpricedItems(menu).length > 0 ? PATHS.menu(menu.id) : PATHS.menus,
        text: isAgain ? 'savedAsNew' : 'created',
        lacksPictures,
      }),
  });
  const empty = (): void => {
    startOver(initial, null);
    drop();
  };
  const discard = (): void => {
    const lead = focusNear(document.activeElement);
    empty();
    lead();
    if (isAgain) void navigate(PATHS.menus);
  };
  useRestoredFocus(save.isPending);
  const saveOnce = useOnce(save.mutateAsync);
  const createLabel = isAgain ? 'editor.saveAsNew' : 'editor.create';
  return (
    <>
      <PageTitle title={t('menus.new')} />
      <LeaveGuard isDirty={mayLose} />
      <EditorForm
        editor={editor}
        title={t('menus.new')}
        context={isAgain ? null : t('editor.createContext')}
        notices={
          <>
            {isAgain ? (
              <DeletedNotice />
            ) : (
              <StartOptions
                editor={editor}
                keptAs={draftKey(NEW_MENU)}
                isRestored={restored !== undefined}
                untouched={initial}
                onEmpty={empty}
              />
            )}
            <DraftNotice
              draft={restored}
              version={restored?.version ?? null}
              isHeld={save.isPending}
              onStartOver={discard}
            />
            <UploadProgress share={share} />
            <CreateFailure error={save.error} />
            <NotStoredNotice isNotStored={isNotStored} />
          </>
        }
        canPublish={isAgain}
        upload={undefined}
        isSaving={save.isPending}
        isHeld={save.isPending}
        saveLabel={t(save.isPending ? 'editor.creating' : createLabel)}
        onSave={() => saveOnce(undefined)}
      />
    </>
  );
};
