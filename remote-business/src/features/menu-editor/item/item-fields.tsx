import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, SelectField, TextArea, TextField } from '@tavolina/shared-ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { ComingPricesOf } from '../../../lib/menus/coming-prices/coming-prices-of.tsx';
import { StockButton } from '../../../lib/stock/stock-button.tsx';
import type { MenuDraft } from '../draft/menu-draft.ts';
import type { Editor, ItemListActions, ItemPath, ItemsPath } from '../editor-types.ts';
import panel from '../panel.module.css';
import { PartSchedule } from '../part-schedule.tsx';
import { useProblemsAt } from '../save/use-problems-at.ts';
import { useDebounced } from '../use-debounced.ts';
import { ItemDeclared } from './item-declared.tsx';
import styles from './item-fields.module.css';
import { ItemPairs } from './item-pairs.tsx';
import { ItemPictures } from './item-pictures.tsx';
import { PictureList } from './picture-list.tsx';
import { PriceFields } from './price-fields.tsx';
import { useItemFacts } from './use-item-facts.ts';

const titlesOf = ({ sections }: MenuDraft): string[] => sections.map(({ title }) => title);

/** Minutes that may be chosen, beside one that a table has said. */
const MINUTES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60];

/** Minutes of the kitchen's work for one portion (product.md §312). */
const WorkMinutes = ({ editor: { form }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  const name = `${path}.work_minutes` as const;
  const chosen = useWatch({ control: form.control, name });
  const minutes =
    chosen === null || MINUTES.includes(chosen) ? MINUTES : [...MINUTES, chosen].sort((a, b) => a - b);
  const options = minutes.map((count) => ({ value: String(count), label: t('files.minutes', { count }) }));
  return (
    <SelectField
      label={t('editor.itemField.work_minutes')}
      hint={t('editor.workMinutesHint')}
      options={[{ value: '', label: t('editor.noWork') }, ...options]}
      value={chosen ?? ''}
      onChange={({ target }) =>
        form.setValue(name, target.value === '' ? null : Number(target.value), { shouldDirty: true })
      }
    />
  );
};

/** How many are left of an item that is stored; it is no part of what is saved here (product.md §439). */
const StoredStock = ({ editor: { form, stored }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  const item = stored.get(useItemFacts(form, path)?.storedId ?? '');
  if (!item) return null;
  return (
    <div className={styles.row}>
      <p className={panel.muted}>{t('stock.inForm')}</p>
      <StockButton item={item} />
    </div>
  );
};

/** Prices of a stored item that come on a day; they are no part of what is saved here either (product.md §475). */
const StoredComingPrices = ({ editor: { form, stored }, path }: { editor: Editor; path: ItemPath }) => {
  const item = stored.get(useItemFacts(form, path)?.storedId ?? '');
  return item ? <ComingPricesOf menuId={item.menu_id} thing={{ ...item, kind: 'item' }} /> : null;
};

/** All of an item. */
export const ItemFields = memo(
  ({
    editor,
    list,
    index,
    actions,
  }: {
    editor: Editor;
    /** The list it is in, and its place there. */
    list: ItemsPath;
    index: number;
    actions: ItemListActions;
  }) => {
    const { t } = useTranslation('business');
    const { form } = editor;
    const path = `${list}.${index}` as ItemPath;
    const titles = useDebounced(form, titlesOf, undefined);
    const { fieldAt } = useProblemsAt(form);
    const lists = [
      ...titles.map((title, section) => ({
        value: `sections.${section}.items`,
        label: title || t('editor.untitled'),
      })),
      { value: 'items', label: t('menu.others') },
    ];
    return (
      <div className={styles.fields}>
        <ItemPictures editor={editor} path={path} />
        <div className={panel.stack}>
          <PictureList editor={editor} path={path} />
          <TextField label={t('editor.itemField.name')} {...fieldAt(`${path}.name`)} />
          <TextArea
            optional
            rows={2}
            label={t('editor.itemField.description')}
            {...fieldAt(`${path}.description`)}
          />
          <TextField
            optional
            label={t('editor.itemField.portion')}
            hint={t('editor.portionHint')}
            {...fieldAt(`${path}.portion`)}
          />
          <PriceFields editor={editor} path={path} />
          <StoredComingPrices editor={editor} path={path} />
          <WorkMinutes editor={editor} path={path} />
          <StoredStock editor={editor} path={path} />
          <ItemDeclared editor={editor} path={path} />
          <PartSchedule editor={editor} path={path} />
          <ItemPairs editor={editor} path={path} />
          <div className={styles.row}>
            <SelectField
              label={t('editor.section')}
              value={list}
              options={lists}
              onChange={({ target }) => actions.moveTo(index, target.value as ItemsPath)}
            />
            <Button
              variant="danger-quiet"
              icon={<Trash2 {...MEDIUM_ICON} />}
              onClick={() => actions.remove(index)}
            >
              {t('editor.removeItem')}
            </Button>
          </div>
        </div>
      </div>
    );
  },
);
