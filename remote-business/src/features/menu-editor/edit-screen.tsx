import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { useRates } from '../../lib/menus/use-rates.ts';
import { DraftOfDeleted } from './draft/draft-of-deleted.tsx';
import { EditForm } from './edit-form.tsx';

/** Opens a menu for changes. */
export const EditScreen = () => {
  const { rates, isPending } = useRates();
  return (
    <OwnMenuPage
      isReady={!isPending}
      holdsWriting
      withoutMenu={(menuId, notFound) => <DraftOfDeleted key={menuId} menuId={menuId} notFound={notFound} />}
    >
      {(menu, isGone) => (
        <>
          <PageTitle title={menu.title} />
          <EditForm key={menu.id} menu={menu} rates={rates} isDeleted={isGone} />
        </>
      )}
    </OwnMenuPage>
  );
};
