import { LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import { foldCell } from './csv-columns.ts';

/** A field that declares answers to codes: allergens, diets (product.md §413). */
export interface DeclaredField {
  kind: 'declared';
  codes: readonly string[];
  answers: readonly string[];
}

/** What such a field holds, whichever it is. */
type Declared = Partial<Record<string, string>>;

/** The word of a code or an answer, as tables show it. */
const wordOf = (code: string, language: Language): string =>
  textsIn(language)(`menuTable.declared.${code}` as 'menuTable.declared.milk');

const wordsOf = (codes: readonly string[], language: Language): string =>
  codes.map((code) => wordOf(code, language)).join(', ');

/** What is declared as one cell: `contains: gluten, milk; free from: nuts` (product.md §416). */
export const declaredCell = (
  { codes, answers }: DeclaredField,
  declared: Declared,
  language: Language,
): string =>
  answers
    .map((answer) => ({ answer, said: codes.filter((code) => declared[code] === answer) }))
    .filter(({ said }) => said.length > 0)
    .map(({ answer, said }) => `${wordOf(answer, language)}: ${wordsOf(said, language)}`)
    .join('; ');

const KNOWN = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The codes of a list by their words in every language and by themselves, folded; made once, because tables name many. */
const codesByWord = (codes: readonly string[]): ReadonlyMap<string, string> => {
  const known =
    KNOWN.get(codes) ??
    new Map(
      codes.flatMap((code) =>
        [code, ...LANGUAGES.map((language) => wordOf(code, language))].map((word) => [foldCell(word), code]),
      ),
    );
  KNOWN.set(codes, known);
  return known;
};

/** The code that a word names, in any language or as it is. */
const codeIn = (codes: readonly string[], word: string): string | undefined =>
  codesByWord(codes).get(foldCell(word));

/**
 * What a cell declares, or the sentence about what is wrong with it. Words without an answer before them have the first one:
 * `gluten, milk` is what a dish contains.
 */
export const readDeclared = (
  { codes, answers }: DeclaredField,
  cell: string,
  language: Language,
): { value: Declared } | { fault: string } => {
  const t = textsIn(language);
  const unknown = (subject: string, known: readonly string[]) => ({
    fault: t('menuTable.unknownWord', { subject: subject.trim(), list: wordsOf(known, language) }),
  });
  const said = cell.split(';').flatMap((part) => {
    const [first = '', rest] = part.split(/:(.*)/s);
    const words = (rest ?? first).split(',').filter((word) => word.trim() !== '');
    return words.map((word) => ({ answer: rest === undefined ? undefined : first, word }));
  });
  const value: Declared = {};
  for (const { answer: named, word } of said) {
    const answer = named === undefined ? answers[0] : codeIn(answers, named);
    if (answer === undefined) return unknown(named ?? '', answers);
    const code = codeIn(codes, word);
    if (code === undefined) return unknown(word, codes);
    if (value[code] !== undefined) return { fault: t('menuTable.declaredTwice', { subject: word.trim() }) };
    value[code] = answer;
  }
  return { value };
};
