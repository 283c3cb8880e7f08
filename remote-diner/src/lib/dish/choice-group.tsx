import {
  type ChoosableOption,
  canBeHad,
  type GroupSelection,
  type GroupsById,
  isDeclared,
  priceIn,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';
import { OptionRow } from '@tavolina/shared-ui/overlays';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { DeclaredLines } from '../declared/declared-lines.tsx';
import type { TextLanguage } from '../reading/use-read-menu.ts';
import styles from './dish-sheet.module.css';
import { OptionPrice, type PriceView } from './option-price.tsx';
import { useRule } from './use-rule.ts';
import { limitsOf, missingOf, selectionKey } from './use-selections.ts';

/** What the groups of a dish are drawn with. */
export interface ChoiceGroupProps extends PriceView {
  selection: GroupSelection;
  /** All groups of the dish, among which are those that come with this one's options. */
  selections: readonly GroupSelection[];
  groups: GroupsById;
  /** The language of a text where it is not that of the page. */
  langOf: TextLanguage;
  /** Whether somebody tried to go on without what is missing. */
  isTried: boolean;
  onChoose: (selection: GroupSelection, chosen: readonly ChoosableOption[]) => void;
}

/** Of what is chosen, what is free: the dearest (product.md §402). */
const freeOnes = (
  { group, chosen }: GroupSelection,
  { currency, rates }: PriceView,
): ReadonlySet<ChoosableOption> =>
  new Set(
    chosen
      .toSorted((a, b) => (priceIn(b, currency, rates) ?? 0) - (priceIn(a, currency, rates) ?? 0))
      .slice(0, group.free_choices ?? 0),
  );

/**
 * A group of choices: radio buttons where one is chosen, else checkboxes. It says what is still missing, and what comes
 * with a chosen option stands below that (product.md §407).
 */
export const ChoiceGroup = (props: ChoiceGroupProps) => {
  const { selection, selections, groups, isTried, onChoose, currency, rates, langOf } = props;
  const { t } = useTranslation('diner');
  const id = useId();
  const rule = useRule(selection.group);
  const { group, within, chosen } = selection;
  const { least, most } = limitsOf(group);
  const missing = missingOf(selection);
  const isSingle = most === 1 && (least > 0 || group.options.length > 1);
  const isFull = !isSingle && chosen.length >= most && most < group.options.length;
  const free = freeOnes(selection, props);

  const handleChange = (option: ChoosableOption, isChosen: boolean): void => {
    const others = isSingle ? [] : chosen.filter((other) => other !== option);
    onChoose(selection, isChosen ? [...others, option] : others);
  };

  return (
    <fieldset
      className={styles.group}
      data-group={selectionKey(selection)}
      data-within={within ? true : undefined}
      data-wrong={(isTried && missing > 0) || undefined}
      aria-describedby={`${id}-rule`}
    >
      <legend lang={langOf(group, 'name')}>{group.name}</legend>
      <p id={`${id}-rule`} className={styles.rule}>
        <span>{rule}</span>
        {missing > 0 ? (
          <Badge tone="attention">
            {chosen.length > 0 ? t('dish.pickMore', { count: missing }) : t('dish.required')}
          </Badge>
        ) : least > 0 ? (
          <Badge tone="success" icon={<Check size={14} strokeWidth={2} aria-hidden="true" />}>
            {t('dish.chosen')}
          </Badge>
        ) : null}
        <output id={`${id}-full`} className={styles.full}>
          {isFull ? t('dish.full', { count: most }) : null}
        </output>
      </p>
      <ul>
        {isSingle && least === 0 ? (
          <li>
            <OptionRow
              type="radio"
              name={id}
              label={t('dish.none')}
              checked={chosen.length === 0}
              onChange={() => onChoose(selection, [])}
            />
          </li>
        ) : null}
        {group.options.map((option) => {
          const isChosen = chosen.includes(option);
          const isThere = canBeHad(option, groups, within ? 1 : 2);
          const isBlocked = isFull && !isChosen;
          return (
            <li key={option.id}>
              <OptionRow
                type={isSingle ? 'radio' : 'checkbox'}
                name={id}
                label={<span lang={langOf(option, 'name')}>{option.name}</span>}
                more={isDeclared(option) ? <DeclaredLines of={option} /> : undefined}
                detail={
                  <OptionPrice
                    option={option}
                    isThere={isThere}
                    isFree={free.has(option)}
                    currency={currency}
                    rates={rates}
                  />
                }
                checked={isChosen}
                disabled={!isThere && !isChosen}
                aria-disabled={(isThere && isBlocked) || undefined}
                aria-describedby={isBlocked ? `${id}-full` : undefined}
                onChange={({ target }) => handleChange(option, target.checked)}
              />
              {within
                ? null
                : selections
                    .filter((inner) => inner.within?.id === option.id)
                    .map((inner) => <ChoiceGroup key={selectionKey(inner)} {...props} selection={inner} />)}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
