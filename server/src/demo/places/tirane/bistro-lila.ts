import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Bistro Lila, in Tiranë. */
export const BISTRO_LILA: WrittenPlace = {
  name: 'Bistro Lila',
  address: 'Rruga Abdi Toptani 5',
  location: [41.32693, 19.82072],
  description: 'Kuzhinë e thjeshtë franceze, me verë në gotë dhe bukë të ngrohtë.',
  hours: week('12:00-15:30 18:30-23:30', { monday: '', sunday: '12:00-16:00' }),
  plan: 'standard',
  liveliness: [3, 14, 4.7],
  menus: [
    menu(
      'Karta e javës',
      'Shkruhet në dërrasë të zezë dhe ndryshon çdo të martë.',
      ['Franceze', 'Darke', '$$$'],
      {
        'Për nisje': [
          dish('Supë me qepë', 520, 'Qepë të karamelizuara një orë, kore djathi sipër.', {
            ...declares('gluten milk celery sulphites'),
            en: ['French onion soup', 'Onions caramelised for an hour, under a crust of cheese.'],
            eur: 530,
          }),
          dish('Pâté shtëpie', 640, 'Mëlçi pule e konjak, me tranguj të vegjël turshi.', {
            ...declares('milk mustard sulphites', { may: 'gluten' }),
            en: ['House pâté', 'Chicken liver and cognac, with small pickled gherkins.'],
          }),
          dish('Sallatë me djathë dhie të ngrohtë', 620, 'Djathë dhie mbi bukë të thekur, mjaltë e arra.', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ["Warm goat's cheese salad", "Goat's cheese on toast, honey and walnuts."],
          }),
          dish('Kërmij në gjalpë (6 copë)', 780, 'Gjalpë me hudhër e majdanoz, bukë për ta fshirë.', {
            ...declares('gluten milk molluscs'),
            en: [
              'Snails in garlic butter (6 pieces)',
              'Butter with garlic and parsley, and bread to wipe the plate.',
            ],
          }),
          dish('Tartar viçi', 1150, 'I prerë me thikë, me kaperi dhe të verdhë veze.', {
            ...declares('eggs mustard'),
            en: ['Beef tartare', 'Cut by knife, with capers and egg yolk.'],
          }),
          dish('Oeufs cocotte me kërpudha', 480, '', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Oeufs cocotte with mushrooms'],
          }),
          dish('Terinë rose me fëstëk', 720, '', {
            ...declares('nuts sulphites', { may: 'gluten' }),
            en: ['Duck terrine with pistachios'],
          }),
        ],
        'Pjata e parë': [
          dish('Rosë me portokall', 1690, 'Gjoks rose i kuqërremtë, salcë portokalli të hidhur.', {
            ...declares('sulphites'),
            en: ["Duck à l'orange", 'Pink duck breast with a bitter orange sauce.'],
            eur: 1725,
            gbp: 1490,
          }),
          dish('Viç bourguignon', 1450, 'Në verë të kuqe, me kërpudha e qepë të vogla.', {
            ...declares('celery sulphites'),
            en: ['Beef bourguignon', 'In red wine, with mushrooms and small onions.'],
            eur: 1480,
          }),
          dish('Ratatuj', 780, 'Patëllxhan, kungull e speca, të pjekur veç e veç.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Ratatouille', 'Aubergine, courgette and peppers, each cooked on its own.'],
          }),
          dish('Konfi rose', 1450, 'Kofshë e zier tri orë në dhjamë, lëkurë krokante.', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Duck confit', 'A leg cooked three hours in its own fat, with crisp skin.'],
          }),
          dish('Biftek me piper jeshil', 1750, 'Fileto 220 g, salcë konjaku dhe krem.', {
            ...declares('milk sulphites', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Green peppercorn steak', '220 g fillet with a cognac and cream sauce.'],
          }),
          dish('Steak frites', 1390, 'Antrekot 250 g dhe patate të skuqura dy herë.', {
            ...declares('', { may: 'gluten' }),
            en: ['Steak frites', '250 g entrecôte and twice-fried chips.'],
          }),
          dish('Levrek me salcë gjalpi', 1550, 'Gjalpë i bardhë me qepujkë e verë Shabli.', {
            ...declares('fish milk sulphites', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass with beurre blanc', 'White butter sauce with shallots and Chablis.'],
          }),
          dish('Pulë me tarragon', 1050, '', { ...declares('milk sulphites'), en: ['Tarragon chicken'] }),
          dish('Omletë me tartuf', 890, '', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Truffle omelette'],
          }),
          dish('Midhje mariniere', 980, 'Në verë të bardhë, me patate të holla anash.', {
            ...declares('milk celery sulphites molluscs', { may: 'gluten' }),
            en: ['Moules marinière', 'Mussels in white wine, with thin chips on the side.'],
          }),
          dish(
            'Darkë romantike për dy',
            4900,
            'Supë me qepë, rosë me portokall, krem brûlé dhe dy gota shampanjë.',
            {
              ...declares('gluten eggs milk celery sulphites'),
              en: [
                'Romantic dinner for two',
                "Onion soup, duck à l'orange, crème brûlée and two glasses of champagne.",
              ],
            },
          ),
        ],
        Djathëra: [
          dish('Dërrasë me tri djathëra', 980, 'Brie, Kontë dhe blu, me reçel fiku.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Board of three cheeses', 'Brie, Comté and blue cheese, with fig jam.'],
          }),
          dish('Kamembert i pjekur', 850, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Baked Camembert'],
          }),
        ],
        'Në fund': [
          dish('Krem brûlé', 420, 'Vanilje e vërtetë dhe kore karameli që thyhet me lugë.', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Crème brûlée', 'Real vanilla, and a caramel crust to crack with a spoon.'],
          }),
          dish('Tartë me mollë', 390, 'Mollë Korçe, e përmbysur, me pak krem të thartë.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Tarte Tatin', 'Korça apples, baked upside down, with a little sour cream.'],
          }),
          dish('Mus çokollate', 420, '', {
            ...declares('eggs milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Chocolate mousse'],
          }),
          dish('Tartë me limon', 390, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Lemon tart'],
          }),
          dish('Profiterol', 450, 'Tre topa me akullore vanilje dhe çokollatë të nxehtë.', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Profiteroles', 'Three choux buns with vanilla ice cream and hot chocolate.'],
          }),
        ],
        'Verë në gotë': [
          dish('Bordo, gotë', 550, '', { ...declares('sulphites'), en: ['Bordeaux, glass'] }),
          dish('Shabli, gotë', 650, '', { ...declares('sulphites'), en: ['Chablis, glass'] }),
          dish('Kallmet i Zadrimës, gotë', 450, '', {
            ...declares('sulphites'),
            en: ['Kallmet of Zadrima, glass'],
          }),
          dish('Shampanjë, gotë', 1200, '', { ...declares('sulphites'), en: ['Champagne, glass'] }),
          dish('Kafe ekspres', 120, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Espresso'],
          }),
        ],
      },
      { en: ['Menu of the week', 'Written on the blackboard and changed every Tuesday.'] },
    ),
  ],
};
