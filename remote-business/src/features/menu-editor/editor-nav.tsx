import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, formatCount } from '@tavolina/shared-ui';
import { EyeOff, Plus } from 'lucide-react';
import type { FocusEvent } from 'react';
import type { MenuDraft } from './draft/menu-draft.ts';
import styles from './editor-nav.module.css';
import type { Editor } from './editor-types.ts';
import { PlanMeter } from './plan-meter.tsx';
import { useDebounced } from './use-debounced.ts';

const partsOf = ({ sections, items }: MenuDraft) => ({
  sections: sections.map(({ title, display, items: { length } }) => ({ title, display, count: length })),
  others: items.length,
});

/** On a phone the parts are a scrolling row. Browsers do not scroll to a part that is partly visible. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The parts of the menu; one of them is open. */
export const EditorNav = ({
  editor: { form, stored },
  ids,
  open,
  onOpen,
  onAdd,
}: {
  editor: Editor;
  /** Of the sections, in order. */
  ids: readonly string[];
  open: string;
  onOpen: (part: string) => void;
  onAdd: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const { sections, others } = useDebounced(form, partsOf, undefined);
  const part = (id: string, label: string, count?: number, isHidden = false) => (
    <li key={id}>
      <button
        type="button"
        aria-current={open === id ? 'true' : undefined}
        onClick={() => onOpen(id)}
        onFocus={showWhole}
      >
        {isHidden ? <EyeOff size={18} strokeWidth={1.75} role="img" aria-label={t('menu.hidden')} /> : null}
        <span>{label}</span>
        {count === undefined ? null : (
          <span className={styles.count}>{formatCount(count, i18n.language)}</span>
        )}
      </button>
    </li>
  );
  return (
    <nav className={styles.nav} aria-label={t('editor.content')}>
      <h2>{t('editor.content')}</h2>
      <ul>
        {part('details', t('editor.details'))}
        {ids.map((id, index) => {
          const section = sections[index];
          return section
            ? part(id, section.title || t('editor.untitled'), section.count, !section.display)
            : null;
        })}
        {part('others', t('menu.others'), others)}
      </ul>
      <PlanMeter added={others + sections.reduce((sum, { count }) => sum + count, 0) - stored.size} />
      <Button variant="quiet" icon={<Plus {...ICON} />} onClick={onAdd}>
        {t('editor.addSection')}
      </Button>
    </nav>
  );
};
