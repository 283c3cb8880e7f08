import { foldText, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { IconButton, TextField } from '@tavolina/shared-ui';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { type ItemDraft, itemsOf } from '../draft/menu-draft.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import styles from './item-pairs.module.css';

const folded = (text: string): string => foldText(text).trim();

/**
 * The item of a name, in any letter case. Once writing has ended also one whose name others begin with, and the only one whose
 * name begins with what was written.
 */
const itemNamed = (items: readonly ItemDraft[], text: string, isDone: boolean): ItemDraft | undefined => {
  const typed = folded(text);
  const begun = items.filter(({ name }) => folded(name).startsWith(typed));
  const [only, another] = begun;
  const exact = begun.find(({ name }) => folded(name) === typed);
  if (!another) return isDone ? only : exact;
  return isDone ? exact : undefined;
};

/** Which other items of the menu an item goes well with (product.md §500), found by writing their names. */
export const ItemPairs = ({ editor: { form }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  const { field } = useController({ control: form.control, name: `${path}.goes_with` });
  const [typed, setTyped] = useState('');
  const [isDone, setIsDone] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const self = form.getValues(`${path}.storedId`);
  const items = itemsOf(form.getValues()).filter(({ storedId, name }) => storedId !== self && name.trim());
  const chosen = field.value.flatMap((id) => items.find(({ storedId }) => storedId === id) ?? []);
  const free = items.filter((item) => !chosen.includes(item));
  const isFull = chosen.length >= LIMITS.goesWith;
  const isUnknown =
    typed !== '' && (isDone || !free.some(({ name }) => folded(name).includes(folded(typed))));
  const choose = (next: readonly ItemDraft[]): void => field.onChange(next.map(({ storedId }) => storedId));

  const handleTyped = (text: string, isEnd: boolean): void => {
    const item = text.trim() === '' ? undefined : itemNamed(free, text, isEnd);
    setIsDone(isEnd);
    setTyped(item ? '' : text);
    if (item) choose([...chosen, item]);
  };
  const handleRemove = (item: ItemDraft): void => {
    choose(chosen.filter((each) => each !== item));
    input.current?.focus();
  };

  return (
    <div className={styles.pairs}>
      <TextField
        optional
        ref={input}
        list={list}
        label={t('editor.itemField.goes_with')}
        hint={t(isFull ? 'editor.goesWithFull' : 'editor.goesWithHint', { count: LIMITS.goesWith })}
        error={isUnknown ? t('editor.goesWithUnknown') : undefined}
        value={typed}
        readOnly={isFull}
        maxLength={LIMITS.title}
        onChange={({ target }) => handleTyped(target.value, false)}
        onBlur={() => handleTyped(typed, true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          handleTyped(typed, true);
        }}
      />
      <datalist id={list}>
        {free.map(({ storedId, name }) => (
          <option key={storedId} value={name.trim()} />
        ))}
      </datalist>
      <ul aria-label={t('editor.itemField.goes_with')} hidden={chosen.length === 0}>
        {chosen.map((item) => (
          <li key={item.storedId}>
            {item.name}
            <IconButton
              size="sm"
              label={t('editor.removePair', { name: item.name })}
              icon={<X {...SMALL_ICON} />}
              onClick={() => handleRemove(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
