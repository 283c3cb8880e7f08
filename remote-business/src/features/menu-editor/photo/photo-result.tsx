import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, counted, EmptyState } from '@tavolina/shared-ui';
import { DoubtsNotice } from './doubts-notice.tsx';
import type { PhotoMenu } from './photo-menu.ts';

const countOf = ({ sections, items }: PhotoMenu): number =>
  sections.reduce((sum, section) => sum + section.items.length, items.length);

/** What was read from photos, and the press that fills a new menu in. */
export const PhotoResult = ({
  menu,
  onFill,
  onGiveUp,
}: {
  menu: PhotoMenu;
  onFill: (menu: PhotoMenu) => void;
  onGiveUp: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const giveUp = <Button onClick={onGiveUp}>{t('editor.begin.photo.others')}</Button>;
  if (countOf(menu) === 0)
    return (
      <EmptyState
        title={t('editor.begin.photo.nothing')}
        text={t('editor.begin.photo.nothingText')}
        action={giveUp}
      />
    );
  return (
    <>
      <p>{t('editor.begin.photo.found', counted(countOf(menu), i18n.language))}</p>
      <DoubtsNotice doubts={menu.doubts} />
      <div className={page.line}>
        <Button variant="action" onClick={() => onFill(menu)}>
          {t('editor.begin.fill')}
        </Button>
        {giveUp}
      </div>
    </>
  );
};
