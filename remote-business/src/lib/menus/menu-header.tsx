import type { Menu } from '@tavolina/shared-api/contract';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { PageHeader } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';

/** Title of a page about one side of a menu, for the tab too, with the way back to the menu. */
export const MenuHeader = ({
  menu,
  title,
  context,
  actions,
}: {
  menu: Pick<Menu, 'id' | 'title'>;
  title: string;
  /** What the page is for, in a sentence. */
  context?: string;
  actions?: ReactNode;
}) => (
  <>
    <PageTitle title={title} />
    <PageHeader
      back={{ to: PATHS.menu(menu.id), label: menu.title }}
      title={title}
      context={context}
      actions={actions}
    />
  </>
);
