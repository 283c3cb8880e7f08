import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON, MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, IconButton, Switch, TextArea, TextField } from '@tavolina/shared-ui';
import { ArrowDown, ArrowUp, SlidersHorizontal, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import type { MenuDraft } from './draft/menu-draft.ts';
import type { Editor } from './editor-types.ts';
import { ItemList } from './item/item-list.tsx';
import panel from './panel.module.css';
import { PartSchedule } from './part-schedule.tsx';
import { useProblemsAt } from './save/use-problems-at.ts';
import styles from './section-panel.module.css';
import { useDebounced } from './use-debounced.ts';

/** Those that are folded on a phone, and can be wrong. */
const FIELDS = ['title', 'description', 'schedule'] as const;

interface SectionProps {
  editor: Editor;
  index: number;
}

const titleAt = (menu: MenuDraft, path: `sections.${number}.title`): string => get(menu, path) ?? '';

const useTitle = ({ editor: { form }, index }: SectionProps): string => {
  const { t } = useTranslation('business');
  return useDebounced(form, titleAt, `sections.${index}.title`) || t('editor.untitled');
};

/** Follows the title, so that what is in it need not. */
const SectionFrame = ({ children, ...section }: SectionProps & { children: ReactNode }) => (
  <section className={panel.panel} aria-label={useTitle(section)}>
    {children}
  </section>
);

const SectionHead = ({
  count,
  onMove,
  onRemove,
  ...section
}: Omit<Parameters<typeof SectionPanel>[0], 'opened'>) => {
  const { t } = useTranslation('business');
  const { form } = section.editor;
  const path = `sections.${section.index}` as const;
  const name = useTitle(section);
  const display = useWatch({ control: form.control, name: `${path}.display` });
  const { sentenceAt, fieldAt } = useProblemsAt(form);
  const rest = useId();
  const isWrong = FIELDS.some((name) => sentenceAt(`${path}.${name}`) !== undefined);
  // On a phone, where the items come first (product.md §165); elsewhere all of it is in sight.
  const [isOpen, setIsOpen] = useState(() => form.getValues(`${path}.title`) === '');
  const isShown = isOpen || isWrong;
  return (
    <div className={styles.head}>
      <Button
        className={styles.fold}
        aria-expanded={isShown}
        aria-controls={rest}
        icon={<SlidersHorizontal {...MEDIUM_ICON} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('editor.sectionSettings')}
      </Button>
      <div id={rest} className={styles.rest} data-open={isShown || undefined}>
        <TextField label={t('editor.sectionTitle')} {...fieldAt(`${path}.title`)} />
        <div className={styles.tools}>
          <Switch
            label={t('editor.visible')}
            checked={display}
            onChange={({ target }) => form.setValue(`${path}.display`, target.checked, { shouldDirty: true })}
          />
          <IconButton
            label={t('editor.up', { name })}
            icon={<ArrowUp {...ICON} />}
            aria-disabled={section.index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('editor.down', { name })}
            icon={<ArrowDown {...ICON} />}
            aria-disabled={section.index === count - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t('editor.removeSection', { name })}
            icon={<Trash2 {...ICON} />}
            onClick={onRemove}
          />
        </div>
        <TextArea
          optional
          rows={2}
          label={t('editor.sectionDescription')}
          {...fieldAt(`${path}.description`)}
        />
        <PartSchedule editor={section.editor} path={path} />
      </div>
    </div>
  );
};

/** A section: its title, whether diners see it, and its items. */
export const SectionPanel = ({
  opened,
  ...section
}: SectionProps & {
  /** How many sections there are. */
  count: number;
  opened: number | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) => (
  <SectionFrame editor={section.editor} index={section.index}>
    <SectionHead {...section} />
    <ItemList editor={section.editor} list={`sections.${section.index}.items`} opened={opened} />
  </SectionFrame>
);
