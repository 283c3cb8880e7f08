import type { ContentLanguage, OrderChoice } from '@tavolina/shared-api/contract';

/** What was chosen of a group, with the language in which it is named; undefined where that is not known. */
export type ChoiceInLanguage = OrderChoice & { language?: ContentLanguage | undefined };

/** What was chosen, in one line: names in the menu's order, with what comes with an option behind it. */
export const choiceText = (choices: readonly OrderChoice[] = []): string =>
  choices
    .filter(({ within }) => within === null)
    .map(({ option_id, name }) => {
      const inner = choices.filter(({ within }) => within === option_id).map((choice) => choice.name);
      return inner.length > 0 ? `${name} (${inner.join(', ')})` : name;
    })
    .join(', ');

/** A dish by its name and, where there was something to choose, by that. */
export const nameWithChoices = (name: string, choices: readonly OrderChoice[]): string =>
  [name, choices.length > 0 ? `(${choiceText(choices)})` : ''].filter(Boolean).join(' ');
