import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, counted, EmptyState, Notice } from '@tavolina/shared-ui';
import { Check, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { ICON } from '../../lib/icon.ts';
import { LeaveGuard } from '../../lib/leave-guard.tsx';
import { MenuHeader } from '../../lib/menu-header.tsx';
import page from '../../lib/page.module.css';
import { SaveFailure } from '../../lib/save-failure.tsx';
import { SortableList } from '../../lib/sortable-list.tsx';
import styles from './choices.module.css';
import { type ChoicesDraft, choicesDraft, copyOf, emptyGroup, usualCurrency } from './choices-draft.ts';
import { choicesProblems, type Problem } from './choices-problems.ts';
import { GroupPanel } from './group-panel.tsx';
import { useKeptChoices } from './use-kept-choices.ts';
import { useSaveChoices } from './use-save-choices.ts';

/** All groups of choices of a menu; one of them is open. They are saved together. */
export const ChoicesForm = ({ menu }: { menu: Menu }) => {
  const { t, i18n } = useTranslation('business');
  const form = useForm<ChoicesDraft>({ defaultValues: choicesDraft(menu, i18n.language) });
  const { fields, append, remove, move, insert } = useFieldArray({
    control: form.control,
    name: 'groups',
    keyName: 'key',
  });
  const { base, theirs, save, takeStored } = useSaveChoices(menu, form);
  const { isRestored, forget } = useKeptChoices(menu, form);
  const [openId, setOpenId] = useState<string | undefined>(fields.length === 1 ? fields[0]?.id : undefined);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sought, setSought] = useState<Problem>();
  const { isDirty } = form.formState;
  const mayLose = useRef(false);
  mayLose.current = isDirty || isRestored;
  const currency = usualCurrency(menu);
  const send = (onto: Menu): void => {
    const found = choicesProblems(form.getValues());
    setProblems(found);
    const [first] = found;
    if (first) {
      setOpenId(form.getValues(`groups.${Number(first.field.split('.')[1])}.id`));
      setSought(first);
    } else if (!save.isPending) save.mutate(onto, { onSuccess: forget });
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send(base);
  };
  const add = (): void => {
    const group = emptyGroup(currency);
    append(group, { shouldFocus: true, focusName: `groups.${fields.length}.name` });
    setOpenId(group.id);
  };
  return (
    <form noValidate className={page.form} onSubmit={handleSubmit}>
      <LeaveGuard isDirty={() => mayLose.current && !save.isSuccess} />
      <MenuHeader
        menu={menu}
        title={t('choices.title', { title: menu.title })}
        context={t('choices.context')}
      />
      {problems.length > 0 ? (
        <Notice tone="danger" title={t('editor.problems', counted(problems.length, i18n.language))} />
      ) : null}
      {theirs ? (
        <Notice
          tone="attention"
          title={t('choices.conflict')}
          action={
            <div className={page.line}>
              <Button onClick={() => send(theirs)}>{t('choices.keepMine')}</Button>
              <Button variant="quiet" onClick={() => takeStored(theirs)}>
                {t('choices.takeTheirs')}
              </Button>
            </div>
          }
        >
          {t('choices.conflictText')}
        </Notice>
      ) : (
        <SaveFailure error={save.error} title={t('choices.failed')} />
      )}
      {isRestored && !save.isSuccess ? (
        <Notice
          tone="info"
          title={t('choices.restored')}
          action={
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                takeStored(base);
              }}
            >
              {t('editor.startOver')}
            </Button>
          }
        />
      ) : null}
      {save.isSuccess && !isDirty ? <Notice tone="success">{t('choices.saved')}</Notice> : null}
      {fields.length === 0 ? <EmptyState title={t('choices.empty')} text={t('choices.emptyText')} /> : null}
      <SortableList
        ids={fields.map(({ id }) => id)}
        nameOf={(id) =>
          form.getValues('groups').find((group) => group.id === id)?.name || t('choices.newGroup')
        }
        onMove={move}
      >
        <ul className={styles.groups}>
          {fields.map(({ id }, index) => (
            <GroupPanel
              key={id}
              form={form}
              menu={menu}
              index={index}
              sortId={id}
              isLast={index === fields.length - 1}
              isOpen={id === openId}
              problems={problems.filter(({ field }) => field.startsWith(`groups.${index}.`))}
              sought={sought}
              onToggle={() => setOpenId(id === openId ? undefined : id)}
              onMove={(by) => move(index, index + by)}
              onCopy={() => {
                const group = form.getValues(`groups.${index}`);
                const copy = copyOf(group, t('choices.copyName', { name: group.name }));
                insert(index + 1, copy);
                setOpenId(copy.id);
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      </SortableList>
      <div className={page.between}>
        <Button icon={<Plus {...ICON} />} onClick={add}>
          {t('choices.addGroup')}
        </Button>
        <Button type="submit" variant="action" busy={save.isPending} icon={<Check {...ICON} />}>
          {t('choices.save')}
        </Button>
      </div>
    </form>
  );
};
