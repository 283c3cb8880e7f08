import type { DemoItem, DemoMenu } from '../demo-types.ts';
import type { UsualGroup } from './usual-groups.ts';

/** Dishes whose names begin alike, and what they usually come with. */
interface Kind {
  name: RegExp;
  /** Of these kitchens alone; left out: of every one. */
  cuisines?: readonly DemoMenu['cuisine'][];
  groups: readonly UsualGroup[];
}

/** Where one eats with sticks. */
const EASTERN = ['Kineze', 'Japoneze'] as const;

const KINDS: readonly Kind[] = [
  {
    name: /^(Qofte|Qebapë|Bërxollë|Shishqebap|Suvllaqi|Paidhaqe|Kërnacka|Biftek|Gjoks pule|Krahë pule|Pulë në hell|Salsiçe|Suxhuk)/,
    groups: ['Në anë të mishit'],
  },
  { name: /^(Biftek me|Bërxollë viçi|Steak|Shishqebap viçi)/, groups: ['Pjekja'] },
  {
    name: /^(Levrek|Kocë|Troftë|Krap|Koran|Skumbri|Barbunj|Qefull|Dentale|Merluc|Peshk në zgarë)/,
    groups: ['Si shërbehet peshku'],
  },
  { name: /^Sallatë/, groups: ['Salca e sallatës'] },
  { name: /^(Kafe makiato|Kafe me qumësht|Kapuçino)/, groups: ['Qumështi'] },
  { name: /^(Kafe|Kapuçino)/, groups: ['Sheqeri'] },
  { name: /^(Limonadë|Smuthi|Agua|Kombuça|Orçata|Lëng (?!peshku|i |me ))/, groups: ['Akulli'] },
  { name: /^(Tako|Burrito|Kesadilja|Tas burrito|Naço)/, groups: ['Djegësia'] },
  { name: /(kung pao|Siçuan|mapo|kari|tantan|djegës)/, cuisines: EASTERN, groups: ['Djegësia'] },
  { name: /^(Makarona|Oriz|Udon|Ramen|Petë)|roll$/i, cuisines: EASTERN, groups: ['Takëmet'] },
  {
    name: /^(Spageti|Linguine|Taljatele|Pene|Rigatoni|Fetuçine|Makarona)/,
    cuisines: ['Italiane', 'Peshk'],
    groups: ['Zierja e pastës'],
  },
  { name: /^(Omletë|Vezë (në|syze))/, groups: ['Pjekja e vezëve'] },
  { name: /^(Supë|Paçe|Krem (kungulli|kërpudhash))/, groups: ['Tasi'] },
  { name: /^(Byrek|Lakror|Pite|Pispili|Laknur|Spanakopita)/, groups: ['Ngrohja'] },
  {
    name: /^(Pica|Margherita|Margarita$|Kapriçoza)/,
    cuisines: ['Italiane'],
    groups: ['Madhësia e picës', 'Brumi i picës'],
  },
  { name: /^(Tortë|Tartë|Kek|Krep|Revani|Trileçe|Petulla me (mjaltë|sheqer)|Brauni)/, groups: ['Sipër'] },
  { name: /^(Gyros|Sanduiç|Tost)/, groups: ['Pa'] },
];

/** The groups that a dish of such a kitchen usually comes with; none where nothing is to be chosen. */
export const usualGroupsOf = ({ name }: DemoItem, cuisine: DemoMenu['cuisine']): UsualGroup[] =>
  KINDS.flatMap((kind) =>
    kind.name.test(name) && (kind.cuisines?.includes(cuisine) ?? true) ? kind.groups : [],
  );
