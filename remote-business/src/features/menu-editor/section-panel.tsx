import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { IconButton, Switch, TextArea, TextField } from '@tavolina/shared-ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styles from './editor.module.css';
import type { Editor } from './editor-types.ts';
import { fieldError } from './field-error.ts';
import { ItemList } from './item-list.tsx';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A section: its title, whether diners see it, and its items. */
export const SectionPanel = ({
  editor,
  index,
  count,
  opened,
  onMove,
  onRemove,
}: {
  editor: Editor;
  index: number;
  /** How many sections there are. */
  count: number;
  opened: number | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const { form } = editor;
  const path = `sections.${index}` as const;
  const { title, display } = useWatch({ control: form.control, name: path });
  const name = title || t('editor.untitled');
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.panelHead}>
        <TextField
          label={t('editor.sectionTitle')}
          maxLength={LIMITS.title}
          error={fieldError(form, `${path}.title`)}
          {...form.register(`${path}.title`, { onChange: () => form.clearErrors(`${path}.title`) })}
        />
        <div className={styles.tools}>
          <Switch
            label={t('editor.visible')}
            checked={display}
            onChange={({ target }) => form.setValue(`${path}.display`, target.checked, { shouldDirty: true })}
          />
          <IconButton
            label={t('editor.up', { name })}
            icon={<ArrowUp {...ICON} />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('editor.down', { name })}
            icon={<ArrowDown {...ICON} />}
            disabled={index === count - 1}
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
          maxLength={LIMITS.description}
          {...form.register(`${path}.description`)}
        />
      </div>
      <ItemList editor={editor} list={`${path}.items`} opened={opened} />
    </section>
  );
};
