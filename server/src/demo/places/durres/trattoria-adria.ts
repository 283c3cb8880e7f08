import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Trattoria Adria, in Durrës. */
export const TRATTORIA_ADRIA: WrittenPlace = {
  name: 'Trattoria Adria',
  address: 'Rruga Aleksandër Goga 21',
  location: [41.31703, 19.44603],
  description: 'Kuzhinë si në Bari: orekiete, fokaçe dhe makarona të freskëta.',
  hours: week('12:00-15:30 18:30-23:30', { monday: '' }),
  plan: 'standard-year',
  liveliness: [6, 25, 4.5],
  menus: [
    menu(
      'Primi',
      'Makarona të gatuara në çast.',
      ['Italiane', 'Pasta', '$$'],
      {
        'Të shtëpisë': [
          dish('Orekiete me brokoli rabe', 690, 'Pak të hidhura, me açuge e thërrime buke.', {
            ...declares('gluten fish'),
            en: ['Orecchiette with broccoli rabe', 'Slightly bitter, with anchovies and breadcrumbs.'],
            eur: 700,
          }),
          dish('Kavateli me karkaleca', 920, 'Domate qershi dhe lëvore limoni.', {
            ...declares('gluten crustaceans'),
            en: ['Cavatelli with prawns', 'Cherry tomatoes and lemon zest.'],
            eur: 940,
          }),
          dish('Karbonara', 750, 'Guançale, vezë e pekorino; pa krem.', {
            ...declares('gluten eggs milk'),
            en: ['Carbonara', 'Guanciale, egg and pecorino; no cream.'],
            eur: 765,
          }),
          dish('Spageti alla vongole', 950, 'Guaska të hapura në hudhër e verë.', {
            ...declares('gluten sulphites molluscs', { may: 'eggs' }),
            en: ['Spageti alla vongole', 'Clams opened in garlic and wine.'],
          }),
          dish('Lazanja me ragu', 720, 'Tetë petë, ragu derri e viçi.', {
            ...declares('gluten eggs milk celery sulphites'),
            en: ['Lasagne with ragù', 'Eight sheets, pork and beef ragù.'],
          }),
          dish('Taliatele me kërpudha porçini', 890, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Tagliatelle with porcini'],
          }),
          dish('Kaço e pepe', 690, 'Vetëm pekorino e piper i zi, të lidhura me ujin e pastës.', {
            ...declares('gluten milk', { may: 'eggs' }),
            en: ['Cacio e pepe', 'Just pecorino and black pepper, bound with the pasta water.'],
          }),
          dish('Pene alla vodka', 680, '', {
            ...declares('gluten milk', { may: 'eggs' }),
            en: ['Penne alla vodka'],
          }),
          dish('Ravioli me spinaq e rikota', 750, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Ravioli with spinach and ricotta'],
          }),
          dish('Njoki me gorgonzola', 720, '', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Gnocchi with gorgonzola'],
          }),
          dish('Rizoto me shafran', 780, 'Oriz karnaroli, palcë kocke e shafran.', {
            ...declares('milk sulphites', { may: 'celery' }),
            en: ['Saffron risotto', 'Carnaroli rice, bone marrow and saffron.'],
          }),
          dish('Rizoto me fruta deti', 1050, '', {
            ...declares('crustaceans fish sulphites molluscs', { may: 'milk celery' }),
            en: ['Seafood risotto'],
          }),
        ],
        Antipasti: [
          dish('Bruskete pulieze', 320, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Apulian bruschetta'],
          }),
          dish('Fokaçe bareze', 350, 'Domate të shtypura me dorë në brumë, ullinj e rigon.', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Bari focaccia', 'Tomatoes pressed into the dough by hand, olives and oregano.'],
          }),
          dish('Parmixhanë patëllxhani', 520, '', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Aubergine parmigiana'],
          }),
          dish('Karpaço viçi', 850, 'Me rukola, limon e ashkla parmixhani.', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef carpaccio', 'With rocket, lemon and shavings of Parmesan.'],
          }),
          dish('Buratë me domate', 750, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Burrata with tomatoes'],
          }),
          dish('Midhje gratin', 720, 'Dhjetë copë, me bukë, pekorino e majdanoz.', {
            ...declares('gluten milk molluscs'),
            en: ['Mussels au gratin', 'Ten pieces, with breadcrumbs, pecorino and parsley.'],
          }),
        ],
        Secondi: [
          dish('Skalopine me limon', 850, '', {
            ...declares('gluten milk sulphites'),
            en: ['Lemon scaloppine'],
          }),
          dish('Kotoletë milaneze', 890, 'E hollë, e madhe sa pjata, me rukola sipër.', {
            ...declares('gluten eggs', { may: 'milk' }),
            en: ['Milanese cutlet', 'Thin, as large as the plate, with rocket on top.'],
          }),
          dish('Tagliata viçi', 1550, '', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef tagliata'],
          }),
          dish("Levrek all'acqua pazza", 1390, 'Në lëng domatesh qershi, ullinj e kaperi.', {
            ...declares('fish', { may: 'sulphites', free: 'gluten', diets: 'gluten_free' }),
            en: ["Sea bass all'acqua pazza", 'In a broth of cherry tomatoes, olives and capers.'],
          }),
          dish('Salsiçe me brokoli rabe', 820, '', {
            ...declares('', { may: 'sulphites', free: 'gluten', diets: 'gluten_free' }),
            en: ['Sausages with broccoli rabe'],
          }),
        ],
        Anash: [
          dish('Patate në furrë me rozmarinë', 280, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Roast potatoes with rosemary'],
          }),
          dish('Sallatë e përzier', 320, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Mixed salad'],
          }),
          dish('Perime në zgarë', 400, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Grilled vegetables'],
          }),
        ],
        Pije: [
          dish('Verë Primitivo, gotë', 450, '', { ...declares('sulphites'), en: ['Primitivo wine, glass'] }),
          dish('Verë Negroamaro, shishe', 2900, '', {
            ...declares('sulphites'),
            en: ['Negroamaro wine, bottle'],
          }),
          dish('Birrë Moretti 0,33 l', 300, '', { ...declares('gluten'), en: ['Moretti beer 0.33 l'] }),
          dish('Ujë 0,75 l', 150, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.75 l'],
          }),
        ],
      },
      { en: ['Primi', 'Pasta cooked to order.'] },
    ),
    menu(
      'Dolçe',
      'Ëmbëlsira italiane të bëra këtu.',
      ['Italiane', 'Embelsira', '$'],
      {
        'Nga frigoriferi': [
          dish('Tiramisu', 350, 'Savojardi të lagura mirë, kakao e hidhur.', {
            ...declares('gluten eggs milk', { may: 'sulphites', diets: 'vegetarian' }),
            en: ['Tiramisu', 'Well-soaked savoiardi, bitter cocoa.'],
            eur: 355,
          }),
          dish('Panakota me manaferra', 320, 'Krem i butë vaniljeje, me salcë manaferrash.', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Panna cotta with blackberries', 'Soft vanilla cream with a blackberry sauce.'],
          }),
          dish('Kanolo me rikota', 300, '', {
            ...declares('gluten milk', { may: 'eggs nuts sulphites' }),
            en: ['Cannolo with ricotta'],
          }),
          dish('Panakota me karamel', 320, '', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Panna cotta with caramel'],
          }),
        ],
        'Në kupë': [
          dish('Afogato', 320, 'Akullore vanilje me një ekspres të nxehtë sipër.', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Affogato', 'Vanilla ice cream with a hot espresso poured over.'],
          }),
          dish('Akullore limoni', 250, '', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Lemon ice cream'],
          }),
        ],
      },
      { en: ['Dolci', 'Italian desserts made here.'] },
    ),
  ],
};
