import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Skela 12, in Vlorë. */
export const SKELA_12: WrittenPlace = {
  name: 'Skela 12',
  address: 'Rruga Skelë 12',
  location: [40.45323, 19.48423],
  description: 'Peshku vjen nga varka çdo mëngjes.',
  hours: week('11:30-23:30'),
  plan: 'standard',
  liveliness: [6, 23, 4.6],
  menus: [
    menu(
      'Varka e sotme',
      'Gatime me peshkun e ditës.',
      ['Peshk', 'Dreka', '$$$'],
      {
        'Të freskëta': [
          dish('Goca deti (6 copë)', 1200, 'Të hapura në çast, mbi akull.', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Oysters (6 pieces)', 'Opened to order, on ice.'],
            eur: 1225,
            usd: 1420,
          }),
          dish('Karavidhe në zgarë', 2200, 'Katër copë, gjalpë me hudhër.', {
            ...declares('crustaceans milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled langoustines', 'Four pieces, garlic butter.'],
            eur: 2250,
            usd: 2600,
          }),
          dish('Levrek i egër në zgarë', 1700, 'Peshohet para jush.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled wild sea bass', 'Weighed in front of you.'],
          }),
          dish('Kocë në zgarë', 1550, 'E tërë, rreth 400 g, me vaj të Vlorës.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled sea bream', 'Whole, about 400 g, with oil from Vlora.'],
          }),
          dish('Karkaleca në zgarë', 1350, '', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled prawns'],
          }),
          dish('Oktapod në zgarë', 1450, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled octopus'],
          }),
          dish('Kallamarë në zgarë', 1200, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled squid'],
          }),
          dish('Barbunj të skuqur', 1150, '', { ...declares('gluten fish'), en: ['Fried red mullet'] }),
          dish('Sardele në zgarë', 620, 'Dhjetë copë, me majdanoz e hudhër.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled sardines', 'Ten pieces, with parsley and garlic.'],
          }),
        ],
        'Në furrë': [
          dish('Merluc me patate', 1080, 'Fetë të trasha, domate, ullinj.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Hake with potatoes', 'Thick slices, tomato, olives.'],
            eur: 1100,
          }),
          dish('Sepje me bojën e vet', 1150, 'Të zeza, me oriz të bardhë.', {
            ...declares('molluscs', { may: 'sulphites' }),
            en: ['Cuttlefish in its own ink', 'Black, with white rice.'],
            eur: 1175,
          }),
          dish('Levrek në letër', 1650, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass baked in paper'],
          }),
          dish('Midhje gratin', 790, 'Me thërrime buke, pekorino dhe majdanoz.', {
            ...declares('gluten milk molluscs'),
            en: ['Mussels au gratin', 'With breadcrumbs, pecorino and parsley.'],
          }),
        ],
        'Të papjekura': [
          dish('Karpaço levreku', 1090, 'Me qitro e maraj të egër.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass carpaccio', 'With citron and wild fennel.'],
          }),
          dish('Tartar karkalecash', 1290, '', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Prawn tartare'],
          }),
          dish('Karkaleca të kuq të papjekur (4 copë)', 1450, 'Vetëm kur i sjell varka; me vaj e kripë.', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Raw red prawns (4 pieces)', 'Only when the boat brings them; with oil and salt.'],
          }),
          dish('Ceviche me levrek e mandarinë', 1090, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass and tangerine ceviche'],
          }),
        ],
        'Për nisje': [
          dish('Sallatë oktapodi', 920, '', {
            ...declares('celery molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Octopus salad'],
          }),
          dish('Açuge në vaj', 550, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Anchovies in oil'],
          }),
          dish('Midhje në verë', 820, '', { ...declares('sulphites molluscs'), en: ['Mussels in wine'] }),
          dish('Supë peshku', 450, '', {
            ...declares('fish celery', { may: 'gluten crustaceans molluscs' }),
            en: ['Fish soup'],
          }),
        ],
        Pasta: [
          dish('Spageti me karavidhe', 1490, 'Dy karavidhe të hapura në çdo pjatë.', {
            ...declares('gluten crustaceans', { may: 'eggs sulphites' }),
            en: ['Spaghetti with langoustines', 'Two split langoustines on each plate.'],
          }),
          dish('Linguine me vongole', 990, 'Me guaska, verë të bardhë dhe spec të thatë.', {
            ...declares('gluten sulphites molluscs', { may: 'eggs' }),
            en: ['Linguine with clams', 'In their shells, with white wine and dried chilli.'],
          }),
          dish('Rizoto me fruta deti', 1100, '', {
            ...declares('crustaceans fish sulphites molluscs', { may: 'celery' }),
            en: ['Seafood risotto'],
          }),
          dish('Taliatele me levrek', 990, '', {
            ...declares('gluten eggs fish'),
            en: ['Tagliatelle with sea bass'],
          }),
          dish('Linguine me iriq deti', 1590, 'Iriqë të mbledhur me dorë në Himarë.', {
            ...declares('gluten molluscs', { may: 'eggs' }),
            en: ['Sea urchin linguine', 'Sea urchins gathered by hand in Himara.'],
          }),
        ],
        Anash: [
          dish('Sallatë jeshile', 300, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green salad'],
          }),
          dish('Perime në zgarë', 420, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Grilled vegetables'],
          }),
          dish('Patate të skuqura', 250, '', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['French fries'],
          }),
        ],
        'Verë e birrë': [
          dish('Verë e bardhë e shtëpisë, 0,5 l', 800, '', {
            ...declares('sulphites'),
            en: ['House white wine, 0.5 l'],
          }),
          dish('Vranac, shishe', 2400, '', { ...declares('sulphites'), en: ['Vranac, bottle'] }),
          dish('Birrë 0,33 l', 250, '', { ...declares('gluten'), en: ['Beer 0.33 l'] }),
          dish('Ujë 1 l', 150, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 1 l'],
          }),
        ],
      },
      { en: ["Today's boat", 'Dishes with the fish of the day.'] },
    ),
    menu(
      'Menuja e verës',
      'Për netët me muzikë, ende në provë.',
      ['Peshk', 'Darke', '$$$'],
      {
        'Për dy': [
          dish('Pllakë deti', 3600, 'Peshk e fruta deti të ditës, të pjekura bashkë.', {
            ...declares('crustaceans fish molluscs'),
            en: ['Seafood platter', 'Fish and seafood of the day, grilled together.'],
            eur: 3650,
          }),
        ],
      },
      { en: ['Summer menu', 'For nights with music, still being tried out.'], draft: true, daysOld: 6 },
    ),
  ],
};
