import {
  canBeHad,
  type GroupSelection,
  type GroupsById,
  groupsOf,
  isDeclared,
} from '@tavolina/shared-api/contract';
import { useId } from 'react';
import { DeclaredLines } from '../declared/declared-lines.tsx';
import type { TextLanguage } from '../reading/use-read-menu.ts';
import styles from './dish-sheet.module.css';
import { OptionPrice, type PriceView } from './option-price.tsx';
import { useRule } from './use-rule.ts';

/** What the groups of a dish are read with. */
export interface GroupToReadProps extends PriceView {
  group: GroupSelection['group'];
  groups: GroupsById;
  /** The language of a text where it is not that of the page. */
  langOf: TextLanguage;
  /** Whether it comes with an option, to which it is drawn. */
  isWithin?: boolean;
}

/** A group of choices where nothing can be chosen: its rule, and each option with its price and what it declares. */
export const GroupToRead = ({ group, isWithin = false, ...view }: GroupToReadProps) => {
  const { groups, langOf, currency, rates } = view;
  const id = useId();
  const rule = useRule(group);
  const Heading = isWithin ? 'h4' : 'h3';
  return (
    <section className={styles.group} data-within={isWithin || undefined}>
      <Heading id={id} lang={langOf(group, 'name')}>
        {group.name}
      </Heading>
      <p className={styles.rule}>{rule}</p>
      <ul aria-labelledby={id}>
        {group.options.map((option) => (
          <li key={option.id}>
            <div className={styles.read}>
              <span>
                <span lang={langOf(option, 'name')}>{option.name}</span>
                {isDeclared(option) ? (
                  <span className={styles.declared}>
                    {' '}
                    <DeclaredLines of={option} />
                  </span>
                ) : null}
              </span>{' '}
              <OptionPrice
                option={option}
                isThere={canBeHad(option, groups, isWithin ? 1 : 2)}
                isFree={false}
                currency={currency}
                rates={rates}
              />
            </div>
            {isWithin
              ? null
              : groupsOf(option, groups).map((inner) => (
                  <GroupToRead key={inner.id} {...view} group={inner} isWithin />
                ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
