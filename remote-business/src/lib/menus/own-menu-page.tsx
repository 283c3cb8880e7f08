import type { Menu } from '@tavolina/shared-api/contract';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import type { ReactNode } from 'react';
import { RecordPage } from '../pages/record-page.tsx';

/** A page about the menu that the address names. */
export const OwnMenuPage = ({
  isReady = true,
  holdsWriting = false,
  withoutMenu = (_menuId, notFound) => notFound,
  children,
}: {
  /** False while the page waits for something besides. */
  isReady?: boolean;
  /** Whether it is written in, and so stays when it is deleted elsewhere. */
  holdsWriting?: boolean;
  /** What stands where there is no such menu, in place of the sentence that says so. */
  withoutMenu?: (menuId: string, notFound: ReactNode) => ReactNode;
  /** `isGone`: it was deleted elsewhere, and stays. */
  children: (menu: Menu, isGone: boolean) => ReactNode;
}) => {
  const { t } = useTranslation('business');
  const { menuId = '' } = useParams();
  return (
    <RecordPage
      query={useQuery(ownMenuQuery(menuId))}
      isReady={isReady}
      holdsWriting={holdsWriting}
      title={t('menus.title')}
      texts={{
        notFound: t('menu.notFound'),
        notFoundText: t('menu.notFoundText'),
        failed: t('menu.failed'),
      }}
      wayOut={{ to: PATHS.menus, label: t('menu.toMenus') }}
      withoutRecord={(notFound) => withoutMenu(menuId, notFound)}
    >
      {children}
    </RecordPage>
  );
};
