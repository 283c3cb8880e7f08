import { addressPart } from './place-builders.ts';

const NAMES =
  'Arta K.,Elira D.,Blendi M.,Sidorela B.,Ina P.,Genti R.,Mira S.,Artan F.,Kujtim L.,Oltion H.,Teuta G.,Besnik Ç.,Drita N.,Ermal T.,Flutura V.,Gëzim A.,Holta Z.,Ilir B.,Jonida K.,Klea M.,Luan D.,Majlinda S.,Nertil P.,Orjeta C.';

/** People who order in the demo town. */
export const CUSTOMERS = NAMES.split(',').map((name, index) => ({
  name,
  email: `${addressPart(name)}@shembull.test`,
  phone: `+355 6${7 + (index % 3)} ${String(200 + index * 7)} ${String(1000 + index * 137)}`,
}));

/** What people write to the kitchen about one dish. */
export const KITCHEN_NOTES = [
  'Pa qepë',
  'Pa vezë sipër, ju lutem',
  'Djegëse anash',
  'E pjekur mirë',
  'Pa kripë',
  'Me limon shtesë',
];

/** What people write about the whole order. */
export const ORDER_NOTES = [
  'Do të vijmë rreth orës 14:00',
  'Tavolinë pranë dritares, nëse ka',
  'Jemi me një fëmijë të vogël',
  'E marrim me vete',
];

/** What people write after the meal. */
export const REVIEW_COMMENTS = [
  'Si në shtëpi. Do të vijmë prapë.',
  'Porcione të mëdha dhe shërbim i qetë.',
  'Ushqim i ngrohtë, shërbim i shpejtë, gjithçka e pastër.',
  'Shije si dikur, çmim i arsyeshëm.',
  'Pritëm pak, por ia vlejti.',
];
