import { GROUP_FINDER } from '../text/analyse-text.ts';
import { isStopWord, splitWords } from '../text/split-words.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { stemWord } from './stem-word.ts';
import { VOCABULARY_LANGUAGES } from './vocabulary-group.ts';

/** Words that two languages write alike: a rose and ducks, salted and salad, firm eggs and soda, late and fondues, and a rooster's wine. */
const ALIKE = ['coq au vin', 'petali di rosa', 'ricotta salata', 'torta salata', 'uova sode', 'notte fonda'];

const phrases = loadVocabulary().flatMap(({ id, words }) =>
  VOCABULARY_LANGUAGES.flatMap((language) =>
    words[language].map((phrase) => ({ id, language, phrase, parts: splitWords(phrase) })),
  ),
);
const singleWords = phrases.flatMap(({ parts: [word, ...more], ...phrase }) =>
  word && more.length === 0 ? [{ ...phrase, word, stem: stemWord(word) }] : [],
);

const isRelated = (one: string, other: string): boolean =>
  GROUP_FINDER.withBroader(one).some((id) => GROUP_FINDER.withBroader(other).includes(id));

// product.md §543
test('no word of a phrase is a form of a word of another language that means something else', () => {
  const wrong = phrases.flatMap(({ id, language, phrase, parts }) =>
    parts.flatMap((part) => {
      const same = singleWords.filter(({ stem }) => stem === stemWord(part));
      const isKnown = same.some((other) => other.language === language || isRelated(other.id, id));
      return parts.length === 1 ||
        isStopWord(part) ||
        isKnown ||
        same.length === 0 ||
        same.some(({ word }) => word === part)
        ? []
        : [phrase];
    }),
  );
  expect([...new Set(wrong)].toSorted()).toEqual(ALIKE.toSorted());
});
