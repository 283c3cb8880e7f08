import type { Menu } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, counted, Notice } from '@tavolina/shared-ui';
import { Check, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LeaveGuard } from '../../lib/form/leave-guard.tsx';
import { MenuHeader } from '../../lib/menus/menu-header.tsx';
import { PreviewPart } from '../../lib/menus/phone-preview/preview-part.tsx';
import { SaveFailure } from '../../lib/menus/save-failure.tsx';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { LazyPart, lazyCode } from '../../lib/pages/lazy-part.tsx';
import styles from './choices.module.css';
import { currencyOf, type GroupDraft, newGroup } from './choices-draft.ts';
import { ChoicesPreview } from './choices-preview.tsx';
import { choicesProblems, type Problem } from './choices-problems.ts';
import { FirstGroups } from './first-groups.tsx';
import type { Merging } from './merging-code.ts';
import { useChoicesForm } from './use-choices-form.ts';

/** The list with what sorts it, which the page is drawn without (product.md §205). */
const listCode = lazyCode(
  'choice-groups',
  () => import(/* webpackChunkName: 'choice-groups' */ './group-list.tsx'),
);

/** All groups of choices of a menu; one of them is open. They are saved together. */
export const ChoicesForm = ({
  menu,
  merging,
}: {
  menu: Menu;
  /** See `useChoicesForm`. */
  merging: Merging | undefined;
}) => {
  const { t, i18n } = useTranslation('business');
  const [openId, setOpenId] = useState(() => {
    const [first, ...others] = menu.option_groups ?? [];
    return others.length === 0 ? first?.id : undefined;
  });
  const list = useQuery(listCode);
  const choices = useChoicesForm(menu, {
    merging,
    onNamed: (ids) => setOpenId((open) => (open === undefined ? open : (ids.get(open) ?? open))),
  });
  const { form, base, theirs, ChoicesConflict, save, isRestored } = choices;
  const groups = useFieldArray({
    control: form.control,
    name: 'groups',
    keyName: 'key',
  });
  const isEmpty = groups.fields.length === 0;
  const choice = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sought, setSought] = useState<Problem>();
  const { isDirty } = form.formState;
  const mayLose = useRef(false);
  mayLose.current = isDirty || isRestored;
  /** Says what keeps the choices from being saved. */
  const isReady = (onto: Menu): boolean => {
    const found = choicesProblems(form.getValues(), onto);
    setProblems(found);
    const [first] = found;
    if (first) {
      setOpenId(form.getValues(`groups.${Number(first.field.split('.')[1])}.id`));
      setSought(first);
    }
    return !first;
  };
  const send = (onto: Menu): void => {
    if (!save.isPending && isReady(onto)) save.mutate(onto, { onError: () => isReady(onto) });
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (theirs) choice.current?.focus();
    else send(base);
  };
  /** Saves what was chosen of what both changed (product.md §409). */
  const keepMine = (now: Menu, chosen: MergeChoices): void => {
    const lead = focusNear(document.activeElement);
    choices.takeIn(now, chosen);
    send(now);
    lead();
  };
  /** Gives up what was typed. */
  const takeStored = (stored: Menu): void => {
    const lead = focusNear(document.activeElement);
    choices.takeStored(stored);
    setProblems([]);
    lead();
  };
  const add = (group: GroupDraft): void => {
    groups.append(group, { shouldFocus: true, focusName: `groups.${groups.fields.length}.name` });
    setOpenId(group.id);
  };
  return (
    <form noValidate className={page.form} onSubmit={handleSubmit}>
      <LeaveGuard isDirty={() => mayLose.current} />
      <MenuHeader
        menu={menu}
        title={t('choices.title', { title: menu.title })}
        context={t('choices.context')}
      />
      {problems.length > 0 ? (
        <Notice tone="danger" title={t('editor.problems', counted(problems.length, i18n.language))} />
      ) : null}
      {theirs && ChoicesConflict ? (
        <ChoicesConflict
          form={form}
          theirs={theirs}
          conflictsWith={choices.conflictsWith}
          isHeld={save.isPending}
          isSought={save.isError}
          firstRef={choice}
          onSave={(chosen) => keepMine(theirs, chosen)}
          onTake={() => takeStored(theirs)}
        />
      ) : (
        <SaveFailure error={problems.length > 0 ? null : save.error} title={t('choices.failed')} />
      )}
      {isRestored && !theirs ? (
        <Notice
          tone="info"
          title={t('choices.restored')}
          action={
            <Button variant="quiet" onClick={() => takeStored(base)}>
              {t('editor.startOver')}
            </Button>
          }
        />
      ) : null}
      {save.isSuccess && !isDirty ? <Notice tone="success">{t('choices.saved')}</Notice> : null}
      {save.isSuccess && choices.hasMore && isDirty ? <Notice tone="info">{t('typedSince')}</Notice> : null}
      <div className={styles.layout}>
        <div className={styles.written}>
          <LazyPart query={list} height="160px">
            {({ GroupList }) => (
              <GroupList
                form={form}
                menu={base}
                groups={groups}
                openId={openId}
                problems={problems}
                sought={sought}
                onOpen={setOpenId}
              />
            )}
          </LazyPart>
          {isEmpty ? (
            <FirstGroups currency={currencyOf(base)} onChoose={add} />
          ) : (
            <Button icon={<Plus {...ICON} />} onClick={() => add(newGroup(currencyOf(base)))}>
              {t('choices.addGroup')}
            </Button>
          )}
        </div>
        <PreviewPart>
          {({ PhoneMenu }) => (
            <ChoicesPreview PhoneMenu={PhoneMenu} form={form} menu={base} openId={openId} />
          )}
        </PreviewPart>
      </div>
      {isEmpty && !mayLose.current ? null : (
        <div className={page.saveBar}>
          <Button type="submit" variant="action" busy={save.isPending} icon={<Check {...ICON} />}>
            {t('choices.save')}
          </Button>
        </div>
      )}
    </form>
  );
};
