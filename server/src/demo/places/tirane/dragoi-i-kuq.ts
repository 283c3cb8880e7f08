import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Dragoi i Kuq, in Tiranë. */
export const DRAGOI_I_KUQ: WrittenPlace = {
  name: 'Dragoi i Kuq',
  address: 'Rruga Myslym Shyri 31',
  location: [41.32447, 19.81093],
  description: 'Gatime në vok mbi flakë të fortë dhe ravioli kineze të mbyllura me dorë.',
  hours: week('11:30-23:00', { monday: '' }),
  plan: 'standard',
  liveliness: [5, 18, 4.4],
  menus: [
    menu(
      'Nga voku',
      'Gatime në vok, në zjarr të fortë.',
      ['Kineze', 'Kryesore', '$$'],
      {
        'Oriz e makarona': [
          dish('Oriz i skuqur me vezë', 450, 'Oriz i skuqur në vok, me bizele e qepë të njoma.', {
            ...declares('eggs soybeans', { diets: 'vegetarian' }),
            en: ['Egg fried rice', 'Rice fried in the wok, with peas and spring onions.'],
          }),
          dish('Makarona lo mein me viç', 690, 'Fije viçi, lakër dhe salcë soje e errët.', {
            ...declares('gluten eggs soybeans'),
            en: ['Beef lo mein', 'Strips of beef, cabbage and dark soy sauce.'],
            eur: 705,
          }),
          dish('Oriz i bardhë në avull', 200, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Steamed white rice'],
          }),
          dish('Oriz kantonez', 490, 'Proshutë, bizele, vezë dhe qepë të njoma.', {
            ...declares('eggs soybeans'),
            en: ['Cantonese fried rice', 'Ham, peas, egg and spring onions.'],
          }),
          dish('Oriz i skuqur me karkaleca', 650, 'Me vezë, bizele dhe një pikë vaj susami.', {
            ...declares('crustaceans eggs soybeans sesame'),
            en: ['Prawn fried rice', 'With egg, peas and a drop of sesame oil.'],
          }),
          dish('Oriz i skuqur me perime', 430, '', {
            ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Vegetable fried rice'],
          }),
          dish('Makarona të skuqura me pulë', 620, '', {
            ...declares('gluten eggs soybeans', { may: 'sesame' }),
            en: ['Chicken fried noodles'],
          }),
          dish('Makarona orizi me karkaleca', 720, 'Petë të holla si fije, me sojë të lehtë e susam.', {
            ...declares('gluten crustaceans soybeans sesame'),
            en: ['Rice noodles with prawns', 'Noodles thin as thread, with light soy and sesame.'],
          }),
          dish('Makarona udon me perime', 560, '', {
            ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Udon noodles with vegetables'],
          }),
        ],
        'Me mish': [
          dish('Pulë kung pao', 720, 'Kikirikë, speca të thatë dhe uthull e zezë.', {
            ...declares('gluten peanuts soybeans', { may: 'nuts' }),
            en: ['Kung pao chicken', 'Peanuts, dried chillies and black vinegar.'],
            eur: 735,
            usd: 850,
          }),
          dish('Viç me brokoli', 790, 'Fetë të holla, salcë goca deti dhe xhenxhefil.', {
            ...declares('gluten soybeans molluscs'),
            en: ['Beef with broccoli', 'Thin slices, oyster sauce and ginger.'],
          }),
          dish('Derr i ëmbël-thartë', 740, 'Kore krokante, ananas dhe speca të tre ngjyrave.', {
            ...declares('gluten eggs soybeans'),
            en: ['Sweet and sour pork', 'Crisp coating, pineapple and peppers of three colours.'],
          }),
          dish('Pulë me bajame', 720, 'Kube kofshe, bajame të thekura dhe salcë goca deti.', {
            ...declares('gluten soybeans nuts molluscs'),
            en: ['Chicken with almonds', 'Diced thigh, toasted almonds and oyster sauce.'],
          }),
          dish('Pulë e ëmbël-thartë', 700, '', {
            ...declares('gluten eggs soybeans'),
            en: ['Sweet and sour chicken'],
          }),
          dish('Pulë me limon', 690, 'Fileto krokante me salcë limoni e mjaltë.', {
            ...declares('gluten eggs'),
            en: ['Lemon chicken', 'Crisp fillet with a lemon and honey sauce.'],
          }),
          dish('Pulë me kari', 680, 'Kari i verdhë, qepë e speca jeshilë.', {
            ...declares('soybeans mustard', { may: 'gluten' }),
            en: ['Chicken curry', 'Yellow curry, onions and green peppers.'],
          }),
          dish('Viç me qepë e xhenxhefil', 780, '', {
            ...declares('gluten soybeans'),
            en: ['Beef with onion and ginger'],
          }),
          dish('Viç Siçuan', 820, 'I shqyer hollë, i djegur, me karotë e selino.', {
            ...declares('gluten soybeans celery'),
            en: ['Sichuan beef', 'Finely shredded and hot, with carrot and celery.'],
          }),
          dish('Viç në pllakë të nxehtë', 890, 'Vjen duke cërcëritur, me qepë dhe piper të zi.', {
            ...declares('gluten soybeans molluscs'),
            en: ['Sizzling beef', 'Comes crackling on a hot plate, with onions and black pepper.'],
          }),
          dish('Mish derri me kërcell bambuje', 740, '', {
            ...declares('gluten soybeans'),
            en: ['Pork with bamboo shoots'],
          }),
          dish('Brinjë derri me mjaltë', 850, 'Të ziera, pastaj të lyera dhe të pjekura derisa shkëlqejnë.', {
            ...declares('gluten soybeans'),
            en: ['Honey-glazed pork ribs', 'Boiled, then glazed and roasted until they shine.'],
          }),
          dish('Qengj me qimnon', 950, 'Nga veriu i Kinës: qimnon, piper i kuq dhe susam.', {
            ...declares('gluten soybeans sesame'),
            en: ['Cumin lamb', 'From the north of China: cumin, red pepper and sesame.'],
          }),
        ],
        Rosa: [
          dish(
            'Rosë e Pekinit, gjysmë',
            2400,
            'Me petë të holla, qepë të njoma dhe salcë hoisin; porosite një ditë më parë.',
            {
              ...declares('gluten soybeans sesame'),
              en: [
                'Peking duck, half',
                'With thin pancakes, spring onions and hoisin sauce; please order a day ahead.',
              ],
            },
          ),
          dish('Rosë krokante', 1250, 'E tharë një natë, e skuqur, e shqyer në tavolinë.', {
            ...declares('gluten soybeans'),
            en: ['Crispy duck', 'Dried overnight, fried, and shredded at the table.'],
          }),
          dish('Rosë me ananas', 1150, '', { ...declares('gluten soybeans'), en: ['Duck with pineapple'] }),
        ],
        'Nga deti': [
          dish('Karkaleca me hudhër', 1050, 'Me petë orizi poshtë, që thithin lëngun.', {
            ...declares('crustaceans soybeans', { may: 'gluten' }),
            en: ['Garlic prawns', 'Over rice noodles that soak up the juices.'],
          }),
          dish('Karkaleca të ëmbël-thartë', 1050, '', {
            ...declares('gluten crustaceans eggs'),
            en: ['Sweet and sour prawns'],
          }),
          dish('Karkaleca kung pao', 1100, 'Shqeme, speca të thatë dhe uthull orizi.', {
            ...declares('gluten crustaceans soybeans nuts', { may: 'peanuts' }),
            en: ['Kung pao prawns', 'Cashews, dried chillies and rice vinegar.'],
          }),
          dish('Kallamarë me piper e kripë', 920, 'Të skuqur, me speca të freskët dhe hudhër.', {
            ...declares('gluten molluscs'),
            en: ['Salt and pepper squid', 'Fried, with fresh chillies and garlic.'],
          }),
          dish('Levrek në avull', 1650, 'I tëri, me xhenxhefil, qepë dhe vaj susami të nxehtë.', {
            ...declares('gluten fish soybeans sesame'),
            en: ['Steamed sea bass', 'Served whole, with ginger, spring onions and hot sesame oil.'],
          }),
        ],
        'Perime e tofu': [
          dish('Tofu mapo', 560, 'Tofu i butë, derr i grirë dhe piper Siçuani.', {
            ...declares('gluten soybeans'),
            en: ['Mapo tofu', 'Soft tofu, minced pork and Sichuan pepper.'],
          }),
          dish('Tofu krokant me perime', 540, '', {
            ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Crispy tofu with vegetables'],
          }),
          dish('Brokoli me hudhër', 420, '', {
            ...declares('', { may: 'soybeans', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Broccoli with garlic'],
          }),
          dish('Patëllxhan Siçuan', 520, 'I butë, me salcë të ëmbël e pak djegës.', {
            ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Sichuan aubergine', 'Soft, in a sweet and mildly hot sauce.'],
          }),
          dish('Bishtaja të thata në vok', 480, 'Të rrudhosura në zjarr, me hudhër e xhenxhefil.', {
            ...declares('soybeans', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Dry-fried green beans', 'Blistered over the flame, with garlic and ginger.'],
          }),
          dish('Lakër kineze me kërpudha', 460, '', {
            ...declares('soybeans', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Chinese cabbage with mushrooms'],
          }),
        ],
        'Për nisje': [
          dish('Rrotulla pranvere (4 copë)', 380, '', {
            ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Spring rolls (4 pieces)'],
          }),
          dish(
            'Rrotulla me rosë (2 copë)',
            420,
            'Rosë e shqyer, kastravec e salcë hoisin, në petë krokante.',
            {
              ...declares('gluten soybeans sesame'),
              en: ['Duck rolls (2 pieces)', 'Shredded duck, cucumber and hoisin sauce in crisp pastry.'],
            },
          ),
          dish('Karkaleca në brumë (5 copë)', 650, '', {
            ...declares('gluten crustaceans eggs'),
            en: ['Prawns in batter (5 pieces)'],
          }),
          dish('Krahë pule me pesë erëza', 520, 'Të marinuar gjatë natës, të skuqur dy herë.', {
            ...declares('gluten soybeans'),
            en: ['Five-spice chicken wings', 'Marinated overnight, fried twice.'],
          }),
          dish('Çips karkalecash', 250, '', { ...declares('crustaceans'), en: ['Prawn crackers'] }),
          dish('Kastravec i shtypur me hudhër', 320, 'I ftohtë, me uthull të zezë e susam.', {
            ...declares('soybeans sesame', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Smashed cucumber with garlic', 'Cold, with black vinegar and sesame.'],
          }),
          dish('Edamame', 350),
        ],
        Supa: [
          dish('Supë e thartë-djegëse', 390, '', {
            ...declares('gluten eggs soybeans'),
            en: ['Hot and sour soup'],
          }),
          dish('Supë me misër e pulë', 380, '', { ...declares('eggs'), en: ['Chicken and sweetcorn soup'] }),
          dish('Supë vonton', 450, 'Gjashtë copë me derr e karkalec në lëng pule.', {
            ...declares('gluten crustaceans eggs soybeans sesame'),
            en: ['Wonton soup', 'Six wontons with pork and prawn in chicken broth.'],
          }),
          dish('Supë me algat e tofu', 360, '', {
            ...declares('soybeans sesame', { may: 'fish' }),
            en: ['Seaweed and tofu soup'],
          }),
        ],
        Sallata: [
          dish('Sallatë me alga', 420, '', {
            ...declares('soybeans sesame', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Seaweed salad'],
          }),
          dish('Sallatë me kandil deti', 490, 'Fije të kërcitshme, vaj susami dhe uthull.', {
            ...declares('soybeans sesame'),
            en: ['Jellyfish salad', 'Crunchy strips, sesame oil and vinegar.'],
          }),
          dish('Sallatë me pulë e susam', 560, '', {
            ...declares('soybeans sesame', { may: 'gluten' }),
            en: ['Chicken and sesame salad'],
          }),
        ],
        Ëmbëlsira: [
          dish('Banane e skuqur me mjaltë', 350, '', {
            ...declares('gluten eggs', { may: 'milk', diets: 'vegetarian' }),
            en: ['Banana fritters with honey'],
          }),
          dish('Mochi me susam (3 copë)', 420, '', {
            ...declares('sesame', { may: 'milk', diets: 'vegetarian' }),
            en: ['Sesame mochi (3 pieces)'],
          }),
          dish('Akullore e skuqur', 400, 'Brumë i nxehtë jashtë, akullore vanilje brenda.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Fried ice cream', 'Hot batter outside, vanilla ice cream inside.'],
          }),
          dish('Topthe susami (4 copë)', 320, '', {
            ...declares('sesame', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Sesame balls (4 pieces)'],
          }),
        ],
        Pije: [
          dish('Çaj jasemini, çajnik', 300, 'Lule të thara, ujë i freskuar dy herë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Jasmine tea, pot', 'Dried flowers, and water left to cool twice.'],
          }),
          dish('Çaj jeshil, çajnik', 280, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green tea, pot'],
          }),
          dish('Birrë Tsingtao 0,33 l', 350, '', { ...declares('gluten'), en: ['Tsingtao beer 0.33 l'] }),
          dish('Birrë Korça 0,33 l', 280, '', { ...declares('gluten'), en: ['Korça beer 0.33 l'] }),
          dish('Verë kumbulle, gotë', 400, '', { ...declares('sulphites'), en: ['Plum wine, glass'] }),
          dish('Sake e ngrohtë, 100 ml', 550, '', { en: ['Warm sake, 100 ml'] }),
          dish('Ujë 0,5 l', 120, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.5 l'],
          }),
        ],
      },
      { en: ['From the wok', 'Wok dishes over a fierce flame.'] },
    ),
    menu(
      'Dim sum',
      'Në kosha bambuje, vetëm në drekë.',
      ['Kineze', 'Paragjella', '$$'],
      {
        'Në avull': [
          dish('Xhaozi me mish (6 copë)', 420, 'Mish derri e lakër, me uthull për zhytje.', {
            ...declares('gluten soybeans sesame'),
            en: ['Jiaozi dumplings with meat (6 pieces)', 'Pork and cabbage, with vinegar for dipping.'],
          }),
          dish('Bao me perime', 360, 'Brumë i bardhë si pambuk, kërpudha shiitake brenda.', {
            ...declares('gluten soybeans', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Vegetable bao', 'Dough white as cotton, shiitake mushrooms inside.'],
          }),
          dish('Xhaozi me karkaleca (6 copë)', 520, '', {
            ...declares('gluten crustaceans soybeans sesame'),
            en: ['Prawn jiaozi dumplings (6 pieces)'],
          }),
          dish('Xhaozi me perime (6 copë)', 380, '', {
            ...declares('gluten soybeans', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Vegetable jiaozi dumplings (6 pieces)'],
          }),
          dish('Siu mai (4 copë)', 450, 'Derr e karkalec, të hapura sipër si lule.', {
            ...declares('gluten crustaceans soybeans sesame'),
            en: ['Siu mai (4 pieces)', 'Pork and prawn, open at the top like flowers.'],
          }),
          dish('Har gau (4 copë)', 490, 'Karkaleca të plotë në brumë të tejdukshëm.', {
            ...declares('crustaceans soybeans', { may: 'gluten' }),
            en: ['Har gow (4 pieces)', 'Whole prawns in translucent pastry.'],
          }),
          dish('Bao me mish derri (2 copë)', 400, '', {
            ...declares('gluten soybeans sesame'),
            en: ['Pork bao (2 pieces)'],
          }),
        ],
        'Në tigan': [
          dish('Xhaozi të skuqura (6 copë)', 440, '', {
            ...declares('gluten soybeans sesame'),
            en: ['Fried jiaozi dumplings (6 pieces)'],
          }),
          dish('Petulla me qepë të njoma', 350, 'Shtresa të holla, të pjekura në tigan të thatë.', {
            ...declares('gluten', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Spring onion pancakes', 'Thin layers, cooked in a dry pan.'],
          }),
        ],
      },
      { en: ['Dim sum', 'In bamboo baskets, at lunch only.'] },
    ),
  ],
};
