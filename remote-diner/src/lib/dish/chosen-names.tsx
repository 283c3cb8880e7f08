import { Fragment } from 'react';
import { useLangOf } from '../reading/use-lang-of.ts';
import { type ChoiceInLanguage, choiceText } from './choice-text.ts';

/** What was chosen, in one line as `choiceText`, with names in another language than the page's marked as such (product.md §509). */
export const ChosenNames = ({ choices }: { choices: readonly ChoiceInLanguage[] }) => {
  const langOf = useLangOf();
  if (choices.every(({ language }) => langOf(language) === undefined)) return choiceText(choices);
  const namesWithin = (option: string | null) =>
    choices
      .filter(({ within }) => within === option)
      .map(({ option_id, name, language }, place) => (
        <Fragment key={option_id}>
          {place > 0 ? ', ' : null}
          <span lang={langOf(language)}>{name}</span>
          {option === null ? within(option_id) : null}
        </Fragment>
      ));
  const within = (option: string) =>
    choices.some((choice) => choice.within === option) ? <> ({namesWithin(option)})</> : null;
  return namesWithin(null);
};
