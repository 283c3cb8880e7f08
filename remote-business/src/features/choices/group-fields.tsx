import { LIMITS, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, SegmentedControl, TextField } from '@tavolina/shared-ui';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import styles from './choices.module.css';
import { type ChoicesDraft, type GroupDraft, RULES, type Rule } from './choices-draft.ts';
import type { Problem } from './choices-problems.ts';
import { OptionList } from './option-list.tsx';
import { UsedBy } from './used-by.tsx';

const NUMBERS = ['min', 'max', 'free'] as const;

/** All of a group: its name, how many are chosen, its options, and the items that come with it. */
export const GroupFields = ({
  form,
  menu,
  index,
  draft,
  problems,
  sought,
  onCopy,
  onRemove,
}: {
  form: UseFormReturn<ChoicesDraft>;
  menu: Menu;
  index: number;
  draft: GroupDraft;
  problems: readonly Problem[];
  sought: Problem | undefined;
  onCopy: () => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const path = `groups.${index}` as const;
  useEffect(() => {
    if (sought) form.setFocus(sought.field);
  }, [form, sought]);
  const errorAt = (field: Path<ChoicesDraft>): string | undefined => {
    const problem = problems.find((each) => each.field === field);
    return problem && t(`choices.problem.${problem.text}`, { limit: LIMITS.title, name: problem.dish });
  };
  const setRule = (rule: Rule): void => {
    form.setValue(`${path}.rule`, rule, { shouldDirty: true });
    if (rule === 'several') return;
    // Of one at most, one can be chosen beforehand.
    const first = draft.options.findIndex(({ is_default }) => is_default);
    for (const at of draft.options.keys())
      if (at !== first) form.setValue(`${path}.options.${at}.is_default`, false);
  };
  return (
    <div className={styles.fields}>
      <TextField
        label={t('choices.name')}
        hint={t('choices.nameHint')}
        error={errorAt(`${path}.name`)}
        {...form.register(`${path}.name`)}
      />
      <SegmentedControl
        label={t('choices.ruleLabel')}
        value={draft.rule}
        options={RULES.map((rule) => ({ value: rule, label: t(`choices.rule.${rule}`) }))}
        onChange={setRule}
      />
      {draft.rule === 'several' ? (
        <div className={styles.numbers}>
          {NUMBERS.map((number) => (
            <TextField
              key={number}
              optional
              inputMode="numeric"
              autoComplete="off"
              label={t(`choices.${number}`)}
              hint={t(`choices.${number}Hint`)}
              error={errorAt(`${path}.${number}`)}
              {...form.register(`${path}.${number}`)}
            />
          ))}
        </div>
      ) : null}
      <OptionList form={form} menuId={menu.id} index={index} draft={draft} errorAt={errorAt} />
      <UsedBy
        menu={menu}
        chosen={draft.usedBy}
        onChange={(ids) => form.setValue(`${path}.usedBy`, ids, { shouldDirty: true })}
      />
      <div className={page.between}>
        <Button icon={<Copy {...MEDIUM_ICON} />} onClick={onCopy}>
          {t('choices.copy')}
        </Button>
        <Button variant="danger-quiet" icon={<Trash2 {...MEDIUM_ICON} />} onClick={onRemove}>
          {t('choices.remove')}
        </Button>
      </div>
    </div>
  );
};
