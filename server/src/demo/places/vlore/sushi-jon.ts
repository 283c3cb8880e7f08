import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Sushi Jon, in Vlorë. */
export const SUSHI_JON: WrittenPlace = {
  name: 'Sushi Jon',
  address: 'Lungomare 3',
  location: [40.45053, 19.48643],
  description: 'Nigiri dhe roll me peshk të ditës nga Joni.',
  hours: week('12:00-15:00 18:00-23:30', { monday: '' }),
  plan: 'standard',
  liveliness: [4, 14, 4.4],
  menus: [
    menu(
      'Sushi',
      'Oriz i vakët, peshk i ftohtë.',
      ['Japoneze', 'Kryesore', '$$$'],
      {
        Nigiri: withChoices(
          ['Anash rollit', 'Pa'],
          [
            dish('Nigiri me levrek (4 copë)', 900, 'Levrek i Jonit me pak lëvore qitroje.', {
              ...declares('fish', { may: 'soybeans' }),
              en: ['Sea bass nigiri (4 pieces)', 'Ionian sea bass with a little citron peel.'],
              eur: 920,
              gbp: 800,
            }),
            dish('Nigiri me ton (4 copë)', 980, 'Ton i kuq, lyer një herë me sojë.', {
              ...declares('gluten fish soybeans'),
              en: ['Tuna nigiri (4 pieces)', 'Red tuna, brushed once with soy.'],
              eur: 1000,
              gbp: 870,
            }),
            dish('Nigiri me salmon (4 copë)', 850, 'Salmon i Atlantikut, oriz i vakët me uthull.', {
              ...declares('fish', { may: 'soybeans' }),
              en: ['Salmon nigiri (4 pieces)', 'Atlantic salmon, warm vinegared rice.'],
            }),
            dish('Nigiri me salmon të djegur (4 copë)', 890, '', {
              ...declares('fish', { may: 'gluten soybeans' }),
              en: ['Seared salmon nigiri (4 pieces)'],
            }),
            dish('Nigiri me karkalec (4 copë)', 820, '', {
              ...declares('crustaceans', { may: 'soybeans' }),
              en: ['Prawn nigiri (4 pieces)'],
            }),
            dish(
              'Nigiri me ngjalë (4 copë)',
              950,
              'Ngjalë e Nartës, e pjekur dhe e lyer me salcë të ëmbël.',
              {
                ...declares('gluten fish soybeans'),
                en: ['Eel nigiri (4 pieces)', 'Eel from Narta, grilled and glazed with a sweet sauce.'],
              },
            ),
            dish('Nigiri me oktapod (4 copë)', 880, '', {
              ...declares('molluscs', { may: 'soybeans' }),
              en: ['Octopus nigiri (4 pieces)'],
            }),
            dish('Nigiri me fiston (4 copë)', 1150, 'Fiston i papjekur, vaj e limon.', {
              ...declares('molluscs', { may: 'soybeans' }),
              en: ['Scallop nigiri (4 pieces)', 'Raw scallop, oil and lemon.'],
            }),
            dish('Nigiri me gaforre (4 copë)', 890, '', {
              ...declares('crustaceans', { may: 'soybeans' }),
              en: ['Crab nigiri (4 pieces)'],
            }),
            dish('Nigiri me ton të djegur (4 copë)', 1020, 'Flakë e shkurtër, kripë e një pikë limoni.', {
              ...declares('fish', { may: 'soybeans' }),
              en: ['Seared tuna nigiri (4 pieces)', 'A brief flame, salt and a drop of lemon.'],
            }),
            dish('Nigiri me avokado (4 copë)', 560, 'Me susam e pak kripë.', {
              ...declares('sesame', {
                free: 'gluten eggs milk',
                diets: 'vegan vegetarian lactose_free gluten_free',
              }),
              en: ['Avocado nigiri (4 pieces)', 'With sesame and a little salt.'],
            }),
            dish(
              'Nigiri të përzier (8 copë)',
              1700,
              'Dy copë nga secili: salmon, ton, levrek dhe karkalec.',
              {
                ...declares('crustaceans fish', { may: 'gluten soybeans' }),
                en: ['Mixed nigiri (8 pieces)', 'Two pieces each: salmon, tuna, sea bass and prawn.'],
              },
            ),
          ],
        ),
        Roll: withChoices(
          ['Shtesa në roll', 'Anash rollit', 'Pa'],
          [
            dish('Roll me karkaleca', 1050, 'Karkalec krokant, avokado dhe susam i zi.', {
              ...declares('gluten crustaceans eggs sesame'),
              en: ['Prawn roll', 'Crisp prawn, avocado and black sesame.'],
              eur: 1075,
            }),
            dish('Roll me kastravec', 520, 'Tetë copë, pa peshk.', {
              ...declares('', {
                may: 'sesame',
                free: 'gluten eggs milk',
                diets: 'vegan vegetarian lactose_free gluten_free',
              }),
              en: ['Cucumber roll', 'Eight pieces, no fish.'],
            }),
            dish('Kalifornia roll', 890, 'Gaforre, avokado dhe kastravec, me vezë peshku jashtë.', {
              ...declares('crustaceans fish', { may: 'eggs soybeans sesame' }),
              en: ['California roll', 'Crab, avocado and cucumber, with fish roe outside.'],
            }),
            dish('Filadelfia roll', 980, 'Salmon jashtë, krem djathi e kastravec brenda.', {
              ...declares('fish milk', { may: 'soybeans sesame' }),
              en: ['Philadelphia roll', 'Salmon outside, cream cheese and cucumber inside.'],
            }),
            dish('Spicy tuna roll', 1050, 'Me vaj djegës të bërë këtu.', {
              ...declares('fish', { may: 'eggs soybeans sesame' }),
              en: ['Spicy tuna roll', 'With chilli oil made here.'],
            }),
            dish('Spicy salmon roll', 980, 'I prerë me thikë, majonezë djegëse, qepë të njoma.', {
              ...declares('eggs fish mustard', { may: 'soybeans sesame' }),
              en: ['Spicy salmon roll', 'Cut by knife, spicy mayonnaise, spring onions.'],
            }),
            dish('Dragon roll', 1250, 'Ngjalë e avokado, salcë e ëmbël soje.', {
              ...declares('gluten fish soybeans', { may: 'sesame' }),
              en: ['Dragon roll', 'Eel and avocado, sweet soy sauce.'],
            }),
            dish('Rainbow roll', 1290, 'Pesë peshq mbi një Kalifornia.', {
              ...declares('crustaceans fish', { may: 'eggs soybeans sesame' }),
              en: ['Rainbow roll', 'Five kinds of fish on a California roll.'],
            }),
            dish('Tiger roll', 1190, 'Karkalec tempura brenda, salmon i djegur sipër.', {
              ...declares('gluten crustaceans eggs fish', { may: 'soybeans sesame' }),
              en: ['Tiger roll', 'Prawn tempura inside, seared salmon on top.'],
            }),
            dish('Roll me gaforre', 950, '', {
              ...declares('crustaceans', { may: 'eggs soybeans sesame' }),
              en: ['Crab roll'],
            }),
            dish('Roll me avokado', 580, '', {
              ...declares('', {
                may: 'sesame',
                free: 'gluten eggs milk',
                diets: 'vegan vegetarian lactose_free gluten_free',
              }),
              en: ['Avocado roll'],
            }),
            dish('Roll me salmon e avokado', 890, '', {
              ...declares('fish', { may: 'soybeans sesame' }),
              en: ['Salmon and avocado roll'],
            }),
            dish('Roll me ton e avokado', 950, '', {
              ...declares('fish', { may: 'soybeans sesame' }),
              en: ['Tuna and avocado roll'],
            }),
            dish('Roll me ngjalë e kastravec', 990, 'Ngjalë e Nartës, susam i thekur.', {
              ...declares('gluten fish soybeans sesame'),
              en: ['Eel and cucumber roll', 'Eel from Narta, toasted sesame.'],
            }),
            dish('Roll me perime tempura', 620, 'Kungulleshka, karotë e patate e ëmbël.', {
              ...declares('gluten', { may: 'eggs soybeans sesame', diets: 'vegetarian' }),
              en: ['Vegetable tempura roll', 'Courgette, carrot and sweet potato.'],
            }),
            dish('Roll i Jonit', 1350, 'Levrek, qitro e Vlorës dhe pak spec i njomë.', {
              ...declares('fish', { may: 'soybeans sesame' }),
              en: ['Ionian roll', 'Sea bass, Vlora citron and a little green pepper.'],
            }),
          ],
        ),
        Hosomaki: [
          dish('Hosomaki me salmon (6 copë)', 520, '', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Salmon hosomaki (6 pieces)'],
          }),
          dish('Hosomaki me ton (6 copë)', 580, '', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Tuna hosomaki (6 pieces)'],
          }),
          dish('Hosomaki me kastravec (6 copë)', 380, '', {
            ...declares('', {
              may: 'sesame',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Cucumber hosomaki (6 pieces)'],
          }),
          dish('Hosomaki me avokado (6 copë)', 420, '', {
            ...declares('', {
              may: 'sesame',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Avocado hosomaki (6 pieces)'],
          }),
          dish('Hosomaki me karkalec (6 copë)', 540, '', {
            ...declares('crustaceans', { may: 'soybeans' }),
            en: ['Prawn hosomaki (6 pieces)'],
          }),
          dish('Hosomaki me ngjalë (6 copë)', 590, '', {
            ...declares('gluten fish soybeans'),
            en: ['Eel hosomaki (6 pieces)'],
          }),
        ],
        'Gunkan e temaki': [
          dish('Gunkan me salmon (2 copë)', 480, '', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Salmon gunkan (2 pieces)'],
          }),
          dish('Gunkan me vezë salmoni (2 copë)', 720, 'Kokrra të mëdha që plasin në gojë.', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Salmon roe gunkan (2 pieces)', 'Large pearls that burst in the mouth.'],
          }),
          dish('Gunkan me gaforre (2 copë)', 520, 'Gaforre e Nartës me majonezë japoneze.', {
            ...declares('crustaceans eggs mustard', { may: 'soybeans' }),
            en: ['Crab gunkan (2 pieces)', 'Crab from Narta with Japanese mayonnaise.'],
          }),
          dish('Gunkan me ton djegës (2 copë)', 540, '', {
            ...declares('fish', { may: 'eggs soybeans sesame' }),
            en: ['Spicy tuna gunkan (2 pieces)'],
          }),
          dish('Temaki me salmon', 520, '', {
            ...declares('fish', { may: 'soybeans sesame' }),
            en: ['Salmon temaki'],
          }),
          dish('Temaki me ton', 580, '', {
            ...declares('fish', { may: 'soybeans sesame' }),
            en: ['Tuna temaki'],
          }),
          dish('Temaki me ngjalë', 620, '', {
            ...declares('gluten fish soybeans', { may: 'sesame' }),
            en: ['Eel temaki'],
          }),
          dish('Temaki me karkalec tempura', 590, 'Kon alge, hahet menjëherë sa është krokant.', {
            ...declares('gluten crustaceans eggs', { may: 'soybeans sesame' }),
            en: ['Prawn tempura temaki', 'A seaweed cone, to be eaten at once while crisp.'],
          }),
        ],
        Sashimi: [
          dish('Sashimi oktapodi', 1150, 'Fetë si letër, uasabi dhe limon.', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Octopus sashimi', 'Slices thin as paper, wasabi and lemon.'],
            soldOut: true,
          }),
          dish('Sashimi me salmon (6 copë)', 990, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Salmon sashimi (6 pieces)'],
          }),
          dish('Sashimi me ton (6 copë)', 1150, 'Ton i kuq, feta të trasha.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Tuna sashimi (6 pieces)', 'Red tuna, thick slices.'],
          }),
          dish('Sashimi me levrek (6 copë)', 1090, 'Prerë në çast, me limon dhe kripë të Nartës.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass sashimi (6 pieces)', 'Cut to order, with lemon and salt from Narta.'],
          }),
          dish('Sashimi me fiston (5 copë)', 1250, 'I prerë në çast, me vaj ulliri e qitro.', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Scallop sashimi (5 pieces)', 'Cut to order, with olive oil and citron.'],
          }),
          dish('Sashimi i përzier (12 copë)', 1950, 'Katër lloje, sipas tregut.', {
            ...declares('fish', { may: 'crustaceans molluscs', free: 'gluten', diets: 'gluten_free' }),
            en: ['Mixed sashimi (12 pieces)', 'Four kinds, as the market has them.'],
          }),
        ],
        'Tartar e karpaço': [
          dish('Tartar salmoni', 950, 'Me qepë të njoma e sojë të lehtë.', {
            ...declares('gluten fish soybeans'),
            en: ['Salmon tartare', 'With spring onions and light soy.'],
          }),
          dish('Tartar toni me avokado', 1090, 'Me susam, sojë dhe pak lëng limoni të gjelbër.', {
            ...declares('gluten fish soybeans sesame'),
            en: ['Tuna tartare with avocado', 'With sesame, soy and a little lime juice.'],
          }),
          dish('Karpaço levreku me jyzu', 1050, 'Agrume japoneze e spec i gjelbër.', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Sea bass carpaccio with yuzu', 'Japanese citrus and green pepper.'],
          }),
        ],
        'Për nisje': [
          dish('Supë miso', 280, '', { ...declares('fish soybeans'), en: ['Miso soup'] }),
          dish(
            'Edamame',
            350,
            '',
            declares('soybeans', {
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
          ),
          dish('Edamame djegës', 390, '', {
            ...declares('soybeans', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Spicy edamame'],
          }),
          dish('Sallatë me alga vakame', 420, 'Me susam e kastravec.', {
            ...declares('soybeans sesame', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Wakame seaweed salad', 'With sesame and cucumber.'],
          }),
          dish('Sallatë me gaforre', 590, '', {
            ...declares('crustaceans eggs mustard'),
            en: ['Crab salad'],
          }),
          dish('Gyoza me derr (5 copë)', 480, 'Të skuqura nga një anë, në avull nga tjetra.', {
            ...declares('gluten soybeans sesame'),
            en: ['Pork gyoza (5 pieces)', 'Fried on one side, steamed on the other.'],
          }),
          dish('Gyoza me perime (5 copë)', 440, '', {
            ...declares('gluten soybeans', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Vegetable gyoza (5 pieces)'],
          }),
          dish('Karkaleca tempura (5 copë)', 850, 'Brumë si dantellë, salcë për zhytje.', {
            ...declares('gluten crustaceans eggs fish soybeans'),
            en: ['Prawn tempura (5 pieces)', 'Batter like lace, dipping sauce.'],
          }),
          dish('Perime tempura', 520, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Vegetable tempura'],
          }),
        ],
        'Të ngrohta': [
          dish('Udon me karkaleca', 890, 'Petë të trasha, lëng i nxehtë dashi.', {
            ...declares('gluten crustaceans fish soybeans'),
            en: ['Udon with prawns', 'Thick noodles, hot dashi broth.'],
          }),
          dish('Udon me perime', 690, '', {
            ...declares('gluten fish soybeans'),
            en: ['Udon with vegetables'],
          }),
          dish('Ramen me pulë', 790, 'Lëng pule i qartë, makarona të holla, vezë gjysmë e butë.', {
            ...declares('gluten eggs soybeans', { may: 'sesame' }),
            en: ['Chicken ramen', 'Clear chicken broth, thin noodles, soft egg.'],
          }),
          dish('Oriz i skuqur me karkaleca', 720, '', {
            ...declares('crustaceans eggs soybeans', { may: 'gluten sesame' }),
            en: ['Prawn fried rice'],
          }),
          dish('Teriyaki me pulë', 780, '', {
            ...declares('gluten soybeans', { may: 'sesame' }),
            en: ['Chicken teriyaki'],
          }),
          dish('Teriyaki me salmon', 1150, '', {
            ...declares('gluten fish soybeans', { may: 'sesame' }),
            en: ['Salmon teriyaki'],
          }),
          dish('Katsu me pulë', 750, '', {
            ...declares('gluten eggs', { may: 'soybeans' }),
            en: ['Chicken katsu'],
          }),
        ],
        Sete: withChoices(
          ['Anash rollit'],
          [
            dish('Set 16 copë', 1750, 'Tetë roll, katër nigiri dhe katër hosomaki.', {
              ...declares('crustaceans fish', { may: 'gluten soybeans sesame' }),
              en: ['16-piece set', 'Eight rolls, four nigiri and four hosomaki.'],
            }),
            dish('Set 32 copë', 3200, 'Nigiri, roll e hosomaki për dy.', {
              ...declares('crustaceans fish', { may: 'gluten eggs soybeans sesame' }),
              en: ['32-piece set', 'Nigiri, rolls and hosomaki for two.'],
            }),
            dish('Set vegjetarian 18 copë', 1250, '', {
              ...declares('sesame', {
                may: 'gluten soybeans',
                free: 'eggs milk',
                diets: 'vegan vegetarian lactose_free',
              }),
              en: ['18-piece vegetarian set'],
            }),
            dish('Set i detit 40 copë', 4500, "Për tre a katër veta, me ç'ka ardhur sot nga varka.", {
              ...declares('crustaceans fish molluscs', { may: 'gluten eggs soybeans sesame' }),
              en: ['40-piece sea set', 'For three or four, with what the boat brought today.'],
            }),
          ],
        ),
        'Në fund': [
          dish('Mochi me akullore (3 copë)', 450, '', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Mochi ice cream (3 pieces)'],
          }),
          dish('Çizkejk me matcha', 420, 'I gjelbër, i butë, jo shumë i ëmbël.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Matcha cheesecake', 'Green, soft, not too sweet.'],
          }),
          dish('Banane tempura', 380, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Banana tempura'],
          }),
        ],
        Pije: [
          dish('Sake e ftohtë, 150 ml', 750, '', { en: ['Cold sake, 150 ml'] }),
          dish('Sake e ngrohtë, 150 ml', 700, '', { en: ['Warm sake, 150 ml'] }),
          dish('Birrë Asahi 0,33 l', 420, '', { ...declares('gluten'), en: ['Asahi beer 0.33 l'] }),
          dish('Birrë Kirin 0,33 l', 420, '', { ...declares('gluten'), en: ['Kirin beer 0.33 l'] }),
          dish('Verë Pulëz, gotë', 420, '', { ...declares('sulphites'), en: ['Pulëz white wine, glass'] }),
          dish('Çaj jeshil', 250, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green tea'],
          }),
          dish('Limonadë me xhenxhefil', 250, 'Djeg pak në fund.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Ginger lemonade', 'A little heat at the end.'],
          }),
          dish('Ujë 0,75 l', 150, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.75 l'],
          }),
        ],
      },
      {
        en: ['Sushi', 'Warm rice, cold fish.'],
        groups: {
          'Shtesa në roll': {
            most: 3,
            options: [
              option('Avokado', 100),
              option('Krem djathi', 90),
              option('Susam i thekur', 30),
              option('Qepë të skuqura', 50),
              option('Vezë peshku', 150),
            ],
          },
          'Anash rollit': {
            most: 4,
            free: 1,
            options: [
              option('Sojë', 30),
              option('Sojë pa gluten', 60),
              option('Xhenxhefil turshi', 40),
              option('Uasabi', 40),
              option('Majonezë djegëse', 60),
            ],
          },
          Pa: { options: [option('Pa uasabi'), option('Pa susam'), option('Pa salcë')] },
        },
      },
    ),
  ],
};
