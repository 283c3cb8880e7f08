import { CUISINE_FACTS } from '@tavolina/shared-api/codes';

/** Contents of a drawn cover. Deterministic: the same on every machine and at any time. */
export interface CoverRecipe {
  cloth: string;
  weave: string;
  /** Undefined if neither menu, name nor cuisine names one. */
  dish: string | undefined;
  /** Two objects beside the plate. */
  props: [string, string];
  /** Whether the first object is on the right. */
  isMirrored: boolean;
  dishTurn: number;
  clothTurn: number;
}

interface Cuisine {
  cloths: string[];
  weaves: string[];
  dishes: string[];
  props: string[];
}

const words = (line: string): string[] => line.split(' ');

const toCuisine = (facts: Record<keyof Cuisine, string>): Cuisine => ({
  cloths: words(facts.cloths),
  weaves: words(facts.weaves),
  dishes: words(facts.dishes),
  props: words(facts.props),
});

const CUISINES = new Map(Object.entries(CUISINE_FACTS).map(([code, facts]) => [code, toCuisine(facts)]));

/** Stands where a name's first known word says that none of the pictures shows it. */
const NONE = 'none';

/**
 * Word beginnings and the picture of the dish. `_` is a space. Words for things that only contain the food,
 * such as juice or cake, are not listed. Of words at the same place in a name the first in this list counts.
 */
const DISH_WORDS: [string, string][] =
  `melci|pasterm|tartar|karpaco|krem|topthe|pulez|tas_burrito|sallate_(?:frutash|oktapodi|ruse)|akullore_e_skuqur|ullinj_askolan|kafe_frape:none
  ver(?:e|a)_(?:e_bardh|roze|pulez|shesh_i_bardh|falanghin|recin|kumbull)|veze_(?:qefulli|e_marinuar|thelleze)|makarona_(?:bajame|orizi|te_skuqura):none
  caj_i_ftoht:cup-with-straw bifteki:qofte karkalec[a-z]*_(?:te_)?(?:skuqur|tempura|krokant):fried-shrimp
  tave:tave fergese|paelja|paella:shallow-pan-of-food byrek|lakror|laknur|pite|spanakopit:byrek qofte|qebap|kernack|keftedh:qofte pastico:pastico trilece:trilece
  peshk|levrek|koce|troft|merluc|krap|barbun|sardele|cipur|qefull|ngjal|skumbri|kernick|koran|mustak|maridh:peshk karkalec:shrimp
  midhje|goca_deti:oyster pica|pice|pizza|margherit|diavol|kapricoz|napoletan:pizza spageti|spaghetti|makarona(?!_dan|_lo|_udon)|linguine|tagliatelle:spaghetti
  burger|hamburger|cheeseburger:hamburger hot_dog:hot-dog sanduic|sandvic|sandwich:sandwich tako:taco burrito:burrito sallat:green-salad
  supe|pace|corb|leng_(?:peshku|mishi|pule):bowl-with-spoon ramen|tonkotsu|shoyu|pad_thai|makarona_(?:dan|lo|udon):steaming-bowl sushi|nigiri|maki:sushi
  xhaozi|gyoza|vonton|samosa:dumpling jani|jahni|stifado|bourguignon|fasule|bamje|comlek|turli|brodet|ene_mongol:pot-of-food falafel:falafel tamale:tamale
  sufllaqe|gyros|kebab:stuffed-flatbread patate_te_skuqur|patate_te_fritu|pomfrit:french-fries
  pule:poultry-leg biftek|vic(?!_bourguignon)|derr(?!_i_embel):cut-of-meat qengj:meat-on-bone djath:cheese-wedge buke:bread ver|sangri:wine-glass birr:beer-mug
  kafe|ekspres:hot-beverage caj:teapot akullore:ice-cream limonad|leng_(?:portokall|shege|agrumesh|molle|frutash|rrushi):cup-with-straw
  dhall:glass-of-milk vafle:waffle spec:bell-pepper patellxhan:eggplant ullinj:olive miser:ear-of-corn oriz|pilaf|poke:cooked-rice kari|curry:curry-rice
  veze|mengjes_anglez:cooking`
    .split(/\s+/)
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      return [entry.slice(0, at).replaceAll('_', ' '), entry.slice(at + 1)];
    });

const DISH_PATTERNS = DISH_WORDS.map(([stems, dish]) => ({
  dish,
  pattern: new RegExp(`\\b(?:${stems})[a-z]{0,2}\\b`),
}));

/** After these words, a name describes accompaniments or ingredients. */
const BESIDE = /(?:^| )(?:me|ne|nga|pa|per|mbi|with|in|on)(?: |$)/;

/** Accompaniments of a cuisine: used for a menu only if nothing else matches. */
const BESIDE_DISHES = words(
  'olive bread cheese-wedge bell-pepper ear-of-corn french-fries glass-of-milk wine-glass beer-mug cup-with-straw hot-beverage teapot',
);

/** Words for seafood, also where the dish itself has no picture; `pulë deti` and `gjel deti` are turkeys. */
const SEA =
  /\b(?:(?<!pule |gjel )det|qefull|peshk|oktapod|sepje|midhje|karavidhe|karkalec|kallamar|ngjal|salmon|ton)[a-z]{0,3}\b/;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Hash of a name: FNV-1a, mixed so that similar names differ in every bit. */
export const hashName = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.normalize('NFC').toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
};

/** The dish in a name, without its accompaniments. */
const itself = (name: string): string => fold(name).split(BESIDE)[0] ?? '';

/** A souvlaki whose pita is no accompaniment: with it, it is a wrap. */
const WRAPPED = /\b(?:su[vf]llaq|souvlak)[a-z]* (?:.* )?(?:ne|in) pit/;

/** The picture for a dish's name: the first known word, ignoring accompaniments (product.md §88). */
export const dishInName = (name: string): string | undefined => {
  if (WRAPPED.test(fold(name))) return 'stuffed-flatbread';
  const called = itself(name);
  const first = DISH_PATTERNS.flatMap(({ dish, pattern }) => {
    const at = called.search(pattern);
    return at === -1 ? [] : [{ dish, at }];
  }).sort((one, other) => one.at - other.at)[0]?.dish;
  return first === NONE ? undefined : first;
};

/** Cuisine for the covers of places with an unknown cuisine. */
const OTHER_KITCHEN = toCuisine(CUISINE_FACTS.Tradicionale);

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * The dish of a cover: a dish of the menu that is typical of the cuisine, else fish if at least half of the
 * menu is seafood, else any. Without a known dish, a word in the place's name. The cuisine alone only if no
 * menu is known, because the menu may not have its dishes.
 */
const dishFor = (
  name: string,
  items: readonly string[],
  kitchen: Cuisine | undefined,
  hash: number,
): string | undefined => {
  const known = items.flatMap((item) => dishInName(item) ?? []);
  const own = known.find((dish) => kitchen?.dishes.includes(dish));
  if (own !== undefined) return own;
  const fromTheSea = items.filter((item) => SEA.test(itself(item)));
  if (fromTheSea.length > 0 && fromTheSea.length * 2 >= items.length) return 'peshk';
  const shown = known.find((dish) => !BESIDE_DISHES.includes(dish)) ?? known[0] ?? dishInName(name);
  return shown ?? (items.length === 0 && kitchen ? pick(kitchen.dishes, hash) : undefined);
};

/** The cover for a place's name, its cuisine and the dishes of its menu. */
export const coverRecipe = (
  name: string,
  cuisineType?: string | null,
  items: readonly string[] = [],
): CoverRecipe => {
  const named = CUISINES.get(cuisineType ?? '');
  const kitchen = named ?? OTHER_KITCHEN;
  const hash = hashName(name);
  const first = (hash >>> 8) % kitchen.props.length;
  const second = first + 1 + ((hash >>> 12) % (kitchen.props.length - 1));
  const weave = pick(kitchen.weaves, hash >>> 4);
  const turn = ((hash >>> 16) % 5) - 2;
  return {
    cloth: pick(kitchen.cloths, hash),
    weave,
    dish: dishFor(name, items, named, hash),
    props: [pick(kitchen.props, first), pick(kitchen.props, second)],
    isMirrored: ((hash >>> 24) & 1) === 1,
    dishTurn: (((hash >>> 20) % 5) - 2) * 5,
    clothTurn: weave === 'stripe' ? turn * 15 : turn * 5,
  };
};
