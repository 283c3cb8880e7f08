import type { NewMenuPreview } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { LazyPart, lazyCode } from '../../../lib/pages/lazy-part.tsx';
import type { PhotoDoubt } from '../photo/photo-doubts.ts';
import type { PhotoMenu } from '../photo/photo-menu.ts';

const tableCode = lazyCode(
  'begin-table',
  () => import(/* webpackChunkName: 'begin-menu' */ './start-from-table.tsx'),
);

/** Begins with a table. */
export const TablePart = ({ onFill }: { onFill: (read: NewMenuPreview) => void }) => (
  <LazyPart query={useQuery(tableCode)} height="160px">
    {({ StartFromTable }) => <StartFromTable onFill={onFill} />}
  </LazyPart>
);

const photoCode = lazyCode(
  'begin-photo',
  () => import(/* webpackChunkName: 'begin-menu' */ '../photo/begin-photo.ts'),
);

/** Begins with photos of a paper menu. */
export const PhotoPart = ({ onFill }: { onFill: (menu: PhotoMenu) => void }) => (
  <LazyPart query={useQuery(photoCode)} height="160px">
    {({ StartFromPhoto }) => <StartFromPhoto onFill={onFill} />}
  </LazyPart>
);

/** What is doubtful in a menu that photos filled in: by then the code is there. */
export const PhotoDoubts = ({ doubts }: { doubts: readonly PhotoDoubt[] }) => (
  <LazyPart query={useQuery(photoCode)} height="96px">
    {({ DoubtsNotice }) => <DoubtsNotice doubts={doubts} />}
  </LazyPart>
);
