import {
  defaultOptions,
  groupsById,
  isTooLong,
  LIMITS,
  priceIn,
  priceOfChoices,
  priceWithChoices,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import {
  Button,
  formatMoney,
  ignoreSecondTap,
  Notice,
  QuantityStepper,
  TextField,
  visuallyHidden,
} from '@tavolina/shared-ui';
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Cart, type CartLine, lineKey, lineOf, roomFor } from '../cart/cart.ts';
import { lineChoices, optionsOf, rememberChoices, stillChoosable } from '../pricing/line-choices.ts';
import { useTextLanguage } from '../reading/use-read-menu.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { DishFrame, type DishFrameProps } from './dish-frame.tsx';
import styles from './dish-sheet.module.css';
import { missingOf, selectionKey, useSelections } from './use-selections.ts';

export { DishToRead } from './dish-to-read.tsx';

/** A dish that is chosen, for the first time or again. */
export interface DishSheetProps extends Omit<DishFrameProps, 'currency'> {
  cart: Cart;
  /** The line of the cart that is changed; a new one without it. */
  line?: CartLine | undefined;
  /** Gets the line as it is to be; null where it is taken away. */
  onDone: (line: CartLine | null) => void;
  /** A question that stands above it. */
  above?: ReactNode;
}

/** A dish in full, with all that can be chosen of it, for the cart (product.md §407). */
export const DishSheet = ({
  item,
  menu,
  cart,
  rates,
  line,
  onDone,
  onClose,
  returnsFocus,
  above,
}: DishSheetProps) => {
  const { t, i18n } = useTranslation('diner');
  const langOf = useTextLanguage(menu);
  const { currency } = cart;
  const groups = useMemo(() => groupsById(menu.option_groups), [menu]);
  const { selections, choose } = useSelections(
    item,
    groups,
    stillChoosable(item, groups, line ? optionsOf(line, item, groups) : defaultOptions(item, groups)),
  );
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [notes, setNotes] = useState(line?.notes ?? '');
  const [isTried, setIsTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLInputElement>(null);
  const isNoteTooLong = isTooLong(notes, LIMITS.note);
  const [problem] = useState(() => line && lineChoices(line, item, groups).problem);
  const missing = selections.filter((selection) => missingOf(selection) > 0);
  const own = priceIn(item, currency, rates) ?? 0;
  const unit = priceWithChoices(own, priceOfChoices(selections, currency, rates));
  const isForNothing = missing.length === 0 && own > 0 && unit === 0;
  const total = formatMoney(toDecimal(unit * quantity), currency, i18n.language);

  const handleSubmit = (event: MouseEvent): void => {
    const [first] = missing;
    if (first) {
      setIsTried(true);
      const group = [...(body.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
        ({ dataset }) => dataset.group === selectionKey(first),
      );
      group?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    if (isForNothing) {
      body.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
      return;
    }
    if (isNoteTooLong) {
      note.current?.focus();
      return;
    }
    // Its second tap would open the cart, or another dish (product.md §687).
    ignoreSecondTap(event);
    const chosen = selections.length > 0 && { choices: rememberChoices(selections) };
    onDone({ ...lineOf(item), quantity, notes: notes.trim(), ...chosen });
  };
  const handleQuantity = (next: number): void => {
    if (next === 0) onDone(null);
    else setQuantity(next);
  };

  return (
    <DishFrame
      item={item}
      menu={menu}
      currency={currency}
      rates={rates}
      onClose={onClose}
      returnsFocus={returnsFocus}
      footer={
        <div className={styles.footer}>
          <output className={missing.length > 0 || isForNothing ? styles.missing : visuallyHidden}>
            {missing.length > 0
              ? t('dish.missing', { groups: missing.map(({ group }) => group.name).join(', ') })
              : t(isForNothing ? 'dish.forNothing' : 'dish.total', { total })}
          </output>
          <QuantityStepper
            label={item.name}
            value={quantity}
            min={line ? 0 : 1}
            max={Math.max(roomFor(cart, { itemId: item.id }, line && lineKey(line)), 1)}
            onChange={handleQuantity}
          />
          <Button full variant="action" size="lg" onClick={handleSubmit}>
            <span className={styles.act}>{t(line ? 'dish.save' : 'dish.add')}</span> <span>{total}</span>
          </Button>
        </div>
      }
    >
      <div ref={body} className={styles.choices}>
        {problem ? (
          <Notice tone="attention">{t(`dish.problem.${problem.kind}`, { name: problem.name })}</Notice>
        ) : null}
        {selections
          .filter(({ within }) => !within)
          .map((selection) => (
            <ChoiceGroup
              key={selectionKey(selection)}
              selection={selection}
              selections={selections}
              groups={groups}
              langOf={langOf}
              isTried={isTried}
              currency={currency}
              rates={rates}
              onChoose={choose}
            />
          ))}
        <TextField
          optional
          label={t('dish.note')}
          placeholder={t('cart.noteExample')}
          value={notes}
          ref={note}
          error={isNoteTooLong ? t('field.tooLong', { max: LIMITS.note }) : undefined}
          onChange={({ target }) => setNotes(target.value)}
        />
      </div>
      {above}
    </DishFrame>
  );
};
