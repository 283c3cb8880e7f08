import { foldText, suitableDiets } from '@tavolina/shared-api/contract';
import { loadVocabulary } from '../../modules/search/vocabulary/load-vocabulary.ts';
import { stemWord } from '../../modules/search/vocabulary/stem-word.ts';
import { ALL_PLACES } from './all-places.ts';

const menus = ALL_PLACES.flatMap((place) => place.menus).filter(({ draft }) => !draft);
/** What diners find: what is sold out is not among it. */
const dishes = menus
  .flatMap(({ sections, hidden = [], items = [] }) => [
    ...Object.entries(sections).flatMap(([title, shown]) => (hidden.includes(title) ? [] : shown)),
    ...items,
  ])
  .filter(({ soldOut }) => !soldOut);

/** Stems of a text between spaces, so that it contains whole phrases. */
const stems = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stemWord)
    .join(' ')} `;

test('everything that the search has words for is served somewhere, or is a kind of what is', () => {
  const texts = [
    ...ALL_PLACES.flatMap(({ name, description }) => [name, description]),
    ...[...menus, ...dishes].flatMap(({ description, en = [] }) => [description, ...en]),
    ...[...menus.map(({ title }) => title), ...dishes.map(({ name }) => name)],
  ];
  const all = texts.map((text = '') => stems(text)).join('\n');
  const diets = new Set(dishes.flatMap(suitableDiets).map((diet) => diet.replaceAll('_', '-')));
  const served = new Set<string>(diets);
  const groups = loadVocabulary();
  const parents = new Map(groups.map(({ id, broader }) => [id, broader]));
  const serve = (id: string): void => {
    served.add(id);
    for (const wider of parents.get(id) ?? []) if (!served.has(wider)) serve(wider);
  };
  for (const { id, code, words } of groups)
    if (
      code !== null ||
      Object.values(words)
        .flat()
        .some((word) => all.includes(stems(word)))
    )
      serve(id);
  expect(groups.map(({ id }) => id).filter((id) => !served.has(id))).toEqual([]);
});
