/** What diners call a food, and how menus begin the word; both folded (product.md §145). */
const MENU_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  `pizza:pica,pice kebab:qebap,sufllaqe,gyros doner:sufllaqe,gyros souvlaki:suvllaqi,sufllaqe gyro:sufllaqe
  fish:peshk seafood:fruta deti,peshk shrimp:karkalec prawn:karkalec squid:kallamar octopus:oktapod mussel:midhje
  meat:mish beef:vic veal:vic pork:derr lamb:qengj chicken:pule turkey:pule deti,gjel deti steak:biftek sausage:suxhuk,salsic
  meatball:qofte burger:hamburger hamburger:burger sandwich:sanduic soup:supe salad:sallat pasta:makarona spaghetti:spageti
  noodle:makarona rice:oriz,pilaf bean:fasule potato:patate potatoe:patate fries:patate pepper:spec eggplant:patellxhan
  mushroom:kerpudha spinach:spinaq cheese:djath yogurt:kos yoghurt:kos egg:veze omelette:omlet bread:buke pie:byrek
  pancake:petulla,krep crepe:krep dessert:embelsir cake:torte,kek ice:akullore cream:akullore,krem icecream:akullore honey:mjalt breakfast:mengjes lunch:drek
  dinner:dark grill:zgar,skar grilled:zgar,skar fried:skuqur bbq:zgar,skar barbecue:zgar,skar coffee:kafe tea:caj juice:leng lemonade:limonad beer:birr wine:vere
  byreku:byrek burek:byrek borek:byrek`
    .split(/\s+(?=\S+:)/)
    .map((entry) => {
      const [word = '', written = ''] = entry.trim().split(':');
      return [word, written.split(',')];
    }),
);

/** How menus write a food that is called by a typed word, in English or in another spelling; empty where it is no such word. */
export const menuWords = (word: string): readonly string[] =>
  MENU_WORDS.get(word) ?? MENU_WORDS.get(word.replace(/s$/, '')) ?? [];
