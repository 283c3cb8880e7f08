import { useTranslation } from '@tavolina/shared-api/runtime';
import type { Editor } from '../editor-types.ts';
import panel from '../panel.module.css';
import { ItemList } from './item-list.tsx';
import styles from './items-part.module.css';

export { SectionPanel } from '../section-panel.tsx';

/** The items without a section. */
export const OthersPanel = ({ editor, opened }: { editor: Editor; opened: number | undefined }) => {
  const { t } = useTranslation('business');
  return (
    <section className={panel.panel} aria-label={t('menu.others')}>
      <p className={styles.explain}>{t('editor.othersText')}</p>
      <ItemList editor={editor} list="items" opened={opened} />
    </section>
  );
};
