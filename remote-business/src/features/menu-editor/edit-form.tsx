import type { EuroRates, Menu } from '@tavolina/shared-api/contract';
import { useNavigate, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';
import { ButtonLink, Notice } from '@tavolina/shared-ui';
import { Eye } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../lib/form/leave-guard.tsx';
import { useOnce } from '../../lib/form/use-once.ts';
import { MenuStatusBadge } from '../../lib/menus/menu-facts.tsx';
import { SaveFailure } from '../../lib/menus/save-failure.tsx';
import { unpricedItems } from '../../lib/menus/unpriced-items.ts';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { UploadProgress } from '../../lib/pictures/upload-progress.tsx';
import { useTimeout } from '../../lib/use-timeout.ts';
import { ConcurrentChangeNotices } from './conflict/concurrent-change-notices.tsx';
import { useConcurrentChanges } from './conflict/use-concurrent-changes.ts';
import { onFormChange } from './draft/form-changes.ts';
import { NotStoredNotice } from './draft/not-stored-notice.tsx';
import { menuDraft } from './draft/stored-draft.ts';
import { EditorForm } from './editor-form.tsx';
import { NO_GROUPS } from './editor-types.ts';
import { itemNameAt } from './item/item-paths.ts';
import { editRequest, isSameRequest } from './save/menu-requests.ts';
import { AS_NEW } from './save/save-as-new.tsx';
import { useSaveAsNew } from './save/use-save-as-new.ts';
import { useSaveMenu } from './save/use-save-menu.ts';
import { Unsaved } from './unsaved.tsx';
import { useMenuForm } from './use-menu-form.ts';

/** How long the success stays before the menu's own page, in ms. */
const REDIRECT_MS = 2_000;

/** Diners do not see a draft, so its owner goes to a page that shows it, and lists what has no price. */
const pageAfter = (saved: Menu): string => {
  const isSeen = saved.is_published === 'published' && unpricedItems(saved).length === 0;
  return isSeen ? PATHS.publicMenu(saved.id) : PATHS.menu(saved.id);
};

/** Changes a menu that is there. */
export const EditForm = ({
  menu,
  rates,
  isDeleted,
}: {
  menu: Menu;
  rates: EuroRates | undefined;
  /** Somebody deleted it since it was opened, which also a save finds (product.md §182). */
  isDeleted: boolean;
}) => {
  const { t, i18n } = useTranslation('business');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [base, setBase] = useState(menu);
  /** Something was typed since the last save was sent: the form stays open with it. */
  const [isOn, setIsOn] = useState(false);
  const draftOf = (stored: Menu) => menuDraft(stored, rates, i18n.language);
  const menuForm = useMenuForm({ menuId: menu.id, initial: draftOf(menu), version: menu.version });
  const { form, restored, isNotStored, mayLose, markSaved, goOn, startOver, conflictsWith } = menuForm;
  const elsewhere = useConcurrentChanges(menu, menuForm, { draftOf, onTaken: setBase });
  const choice = useRef<HTMLInputElement>(null);
  const [isUnchanged, setIsUnchanged] = useState(false);
  useEffect(
    () => (isUnchanged ? onFormChange(form, () => setIsUnchanged(false)) : undefined),
    [isUnchanged, form],
  );
  const { save, upload, share, failed } = useSaveMenu(menu, form, {
    onUploaded: (image_url) => setBase((held) => ({ ...held, image_url })),
    onSaved: (saved, hasMore) => {
      setBase(saved);
      setIsOn(hasMore);
      creation.drop();
      elsewhere.drop();
      if (hasMore) goOn(saved.version, draftOf(saved));
      else markSaved(saved.version, draftOf(saved));
    },
    onFound: setBase,
    onStale: elsewhere.meet,
  });
  const creation = useSaveAsNew(menuForm);
  const saveOnce = useOnce(save.mutateAsync, { isRepeatable: true });
  const isLeaving = save.isSuccess && !isOn;
  useEffect(() => (isLeaving ? onFormChange(form, () => setIsOn(true)) : undefined), [isLeaving, form]);
  useTimeout(isLeaving, REDIRECT_MS, () => {
    if (save.data) void navigate(pageAfter(save.data.saved));
  });
  const take = (now: Menu): void => {
    const lead = focusNear(document.activeElement);
    setBase(now);
    startOver(draftOf(now), now.version);
    elsewhere.drop();
    creation.drop();
    save.reset();
    upload.reset();
    lead();
  };
  /** Saves what was chosen of what both changed (product.md §120). */
  const keepMine = ([now, choices]: [Menu, MergeChoices]): Promise<unknown> => {
    elsewhere.takeIn(now, choices);
    return save.mutateAsync(now);
  };
  const keepMineOnce = useOnce(keepMine, { isRepeatable: true });
  const handleSave = (): void => {
    const isSame = isSameRequest(editRequest(form.getValues(), base), editRequest(draftOf(base), base));
    if (elsewhere.theirs) choice.current?.focus();
    else if (isSame && form.getValues('image') === null && !save.isError) {
      markSaved(base.version, draftOf(base));
      setIsUnchanged(true);
    } else saveOnce(base);
  };
  const stored = useMemo(() => new Map(menuItems(menu).map((item) => [item.id, item])), [menu]);
  const place = menu.business.name;
  const editor = useMemo(
    () => ({ form, rates, stored, groups: menu.option_groups ?? NO_GROUPS, place }),
    [form, rates, stored, menu.option_groups, place],
  );
  const failure = save.error ?? upload.error;
  const isGone = isDeleted || hasStatus(failure, 404);
  const isConflict = elsewhere.theirs !== undefined && hasStatus(save.error, 409);
  return (
    <>
      <LeaveGuard isDirty={mayLose} />
      <EditorForm
        editor={editor}
        title={base.title}
        context={
          <span className={page.line}>
            <MenuStatusBadge status={base.is_published} /> <Unsaved form={form} />
          </span>
        }
        actions={
          <ButtonLink to={PATHS.publicMenu(menu.id)} target="_blank" icon={<Eye {...ICON} />}>
            {t('menu.public')}
          </ButtonLink>
        }
        notices={
          <>
            <ConcurrentChangeNotices
              form={form}
              kept={restored}
              base={base}
              theirs={elsewhere.theirs}
              conflictsWith={(theirs) => conflictsWith(draftOf(theirs))}
              choiceRef={choice}
              isSought={isConflict}
              isGone={isGone}
              isSaving={save.isPending}
              creation={creation}
              onKeep={(theirs, choices) => keepMineOnce([theirs, choices])}
              onTake={take}
            />
            <UploadProgress share={share} />
            {save.isSuccess ? (
              <Notice tone="success" title={t('editor.saved')}>
                {isOn ? t('typedSince') : null}
              </Notice>
            ) : null}
            {upload.data && !save.isPending && !save.isSuccess ? (
              <Notice tone="success">{t('image.uploaded')}</Notice>
            ) : null}
            {isUnchanged ? <Notice tone="info">{t('editor.unchanged')}</Notice> : null}
            <SaveFailure
              error={isConflict || isGone ? null : failure}
              title={t(upload.error ? 'editor.uploadFailed' : 'editor.saveFailed')}
              itemAt={(field) => failed && itemNameAt(failed, field)}
            />
            <NotStoredNotice isNotStored={isNotStored} />
          </>
        }
        canPublish
        openItem={search.get('item')}
        upload={{ start: () => upload.mutate(), isBusy: upload.isPending }}
        isSaving={save.isPending || isLeaving || creation.isPending}
        isHeld={creation.isPending}
        saveLabel={t(save.isPending ? 'editor.saving' : 'editor.save')}
        onSave={(pressed) => (pressed?.getAttribute('name') === AS_NEW ? creation.start() : handleSave())}
      />
    </>
  );
};
