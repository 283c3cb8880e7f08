import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './editor.module.css';
import type { Editor } from './editor-types.ts';
import { ItemList } from './item-list.tsx';

export { SectionPanel } from './section-panel.tsx';

/** The items that stand in no section. */
export const OthersPanel = ({ editor, opened }: { editor: Editor; opened: number | undefined }) => {
  const { t } = useTranslation('business');
  return (
    <section className={styles.panel} aria-label={t('menu.others')}>
      <p className={styles.explain}>{t('editor.othersText')}</p>
      <ItemList editor={editor} list="items" opened={opened} />
    </section>
  );
};
