import { getOwnMenu } from '@tavolina/shared-api/client';
import { useMutation, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { Button, counted } from '@tavolina/shared-ui';
import { Camera, Copy, FileSpreadsheet, UtensilsCrossed } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusContainer } from '../../../lib/focus-container.ts';
import { ConfirmButton } from '../../../lib/form/confirm-button.tsx';
import { useOnce } from '../../../lib/form/use-once.ts';
import { sampleMenu } from '../../../lib/menus/sample-menu.ts';
import { SaveFailure } from '../../../lib/menus/save-failure.tsx';
import { itemsOf, type MenuDraft } from '../draft/menu-draft.ts';
import type { Editor } from '../editor-types.ts';
import { keepDoubts, keptDoubts } from '../photo/kept-doubts.ts';
import { photoContent } from '../photo/photo-content.ts';
import type { PhotoDoubt } from '../photo/photo-doubts.ts';
import { useDebounced } from '../use-debounced.ts';
import { PhotoDoubts, PhotoPart, TablePart } from './start-parts.tsx';
import {
  copiedContent,
  type StartingContent,
  sampleContent,
  startWith,
  tableContent,
} from './starting-contents.ts';

const hasItems = (menu: MenuDraft): boolean => itemsOf(menu).length > 0;

/**
 * Lets a new menu begin with a sample, a table, photos or a copy of the last menu, for as long as it has no items (product.md §166).
 * Nothing is stored by it.
 */
export const StartOptions = ({
  editor: { form, rates },
  keptAs,
  isRestored,
  untouched,
  onEmpty,
}: {
  editor: Editor;
  /** What the device keeps the form under. */
  keptAs: string;
  /** Whether the form is a kept one. */
  isRestored: boolean;
  /** What an empty form starts with. */
  untouched: MenuDraft;
  /** Takes all away that is in the form. */
  onEmpty: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const { language } = i18n;
  const isFilled = useDebounced(form, hasItems, undefined);
  const [source, setSource] = useState<'table' | 'photo'>();
  /** How many items it began with, and what of them is doubtful. */
  const [{ count, doubts }, setBegun] = useState(() => keptDoubts(keptAs, isRestored));
  const section = useRef<HTMLElement>(null);
  const last = useQuery(myMenusQuery).data?.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))[0];
  const wording = { rates, language };
  const begin = (beginning: StartingContent, doubtful: readonly PhotoDoubt[] = []): void => {
    focusContainer(section.current);
    setSource(undefined);
    const begun = { count: itemsOf(beginning).length, doubts: doubtful };
    setBegun(begun);
    keepDoubts(keptAs, begun);
    form.reset(startWith(form.getValues(), beginning, untouched), { keepDefaultValues: true });
    // What was pressed may have stood far below, under a long table.
    requestAnimationFrame(() => section.current?.scrollIntoView?.({ block: 'nearest' }));
  };
  const copy = useMutation({
    mutationFn: (id: string) => getOwnMenu(id),
    onSuccess: (menu) =>
      begin(copiedContent(menu, t('editor.begin.copyTitle', { title: menu.title }), wording)),
  });
  const copyOnce = useOnce(copy.mutateAsync, { isRepeatable: true });
  if (isFilled && count === 0) return null;
  return (
    <section ref={section} className={page.card} aria-labelledby="begin-menu" tabIndex={-1}>
      <h2 id="begin-menu">
        {t(isFilled ? 'editor.begin.filled' : 'editor.begin.title', counted(count, language))}
      </h2>
      {isFilled ? (
        <>
          <p>{t('editor.begin.filledText')}</p>
          {doubts.length > 0 ? <PhotoDoubts doubts={doubts} /> : null}
          <div className={page.line}>
            <ConfirmButton
              question={{
                title: t('editor.begin.emptyAsk'),
                text: t('editor.begin.emptyText'),
                confirmLabel: t('editor.begin.empty'),
                cancelLabel: t('editor.begin.emptyKeep'),
                onConfirm: onEmpty,
              }}
            >
              {t('editor.begin.empty')}
            </ConfirmButton>
          </div>
        </>
      ) : (
        <>
          <p>{t('editor.begin.text')}</p>
          <SaveFailure error={copy.error} title={t('editor.begin.copyFailed')} />
          <div className={page.line}>
            <Button
              icon={<UtensilsCrossed {...ICON} />}
              onClick={() => begin(sampleContent(sampleMenu(t), wording))}
            >
              {t('editor.begin.sample')}
            </Button>
            <Button
              icon={<FileSpreadsheet {...ICON} />}
              aria-expanded={source === 'table'}
              onClick={() => setSource(source === 'table' ? undefined : 'table')}
            >
              {t('editor.begin.table')}
            </Button>
            <Button
              icon={<Camera {...ICON} />}
              aria-expanded={source === 'photo'}
              onClick={() => setSource(source === 'photo' ? undefined : 'photo')}
            >
              {t('editor.begin.photo.begin')}
            </Button>
            {last ? (
              <Button busy={copy.isPending} icon={<Copy {...ICON} />} onClick={() => copyOnce(last.id)}>
                {t('editor.begin.copy', { title: last.title })}
              </Button>
            ) : null}
          </div>
          {source === 'table' ? <TablePart onFill={(read) => begin(tableContent(read, wording))} /> : null}
          {source === 'photo' ? (
            <PhotoPart onFill={(menu) => begin(photoContent(menu, wording), menu.doubts)} />
          ) : null}
        </>
      )}
    </section>
  );
};
