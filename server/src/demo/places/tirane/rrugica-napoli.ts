import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Rrugica Napoli, in Tiranë. */
export const RRUGICA_NAPOLI: WrittenPlace = {
  name: 'Rrugica Napoli',
  address: 'Rruga Sami Frashëri 8',
  location: [41.32187, 19.81233],
  description: 'Pica me brumë të ardhur 48 orë dhe pasta e bërë çdo mëngjes.',
  hours: week('12:00-23:30', { friday: '12:00-00:30', saturday: '12:00-00:30' }),
  plan: 'standard-year',
  liveliness: [7, 24, 4.5],
  menus: [
    menu(
      'Pica',
      'Furrë me dru, nëntëdhjetë sekonda.',
      ['Italiane', 'Pica', '$$'],
      {
        'Me domate': withChoices(
          ['Madhësia', 'Brumi', 'Shtesa në pica', 'Pa'],
          [
            dish('Margherita', 600, 'Domate San Marzano, mocarela e njomë dhe borzilok.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Margherita', 'San Marzano tomatoes, fresh mozzarella and basil.'],
              eur: 615,
            }),
            dish('Diavola', 750, 'Sallam djegës, domate dhe pak mjaltë në fund.', {
              ...declares('gluten milk'),
              en: ['Diavola', 'Spicy salami, tomato and a little honey at the end.'],
              eur: 765,
            }),
            dish('Marinara', 500, 'Vetëm domate, hudhër dhe rigon; pa djathë.', {
              ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Marinara', 'Just tomato, garlic and oregano; no cheese.'],
            }),
            dish('Napoli', 650, 'Açuge, kaperi, ullinj të zinj dhe rigon.', {
              ...declares('gluten fish milk'),
              en: ['Napoli', 'Anchovies, capers, black olives and oregano.'],
            }),
            dish('Capricciosa', 800, 'Proshutë e pjekur, kërpudha, angjinare dhe ullinj Gaeta.', {
              ...declares('gluten milk'),
              en: ['Capricciosa', 'Cooked ham, mushrooms, artichokes and Gaeta olives.'],
            }),
            dish('Quattro Stagioni', 820, 'Katër çerekë, katër shije, një kore.', {
              ...declares('gluten milk'),
              en: ['Quattro Stagioni', 'Four quarters, four flavours, one crust.'],
            }),
            dish('Romana', 720, 'Açuge dhe borzilok, pa hudhër.', {
              ...declares('gluten fish milk'),
              en: ['Romana', 'Anchovies and basil, without garlic.'],
            }),
            dish('Bufalina', 850, 'Mocarelë buallice nga Kampania, e shtuar pas furrës.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Bufalina', 'Buffalo mozzarella from Campania, added after the oven.'],
            }),
            dish('Norma', 750, 'Patëllxhan i skuqur, gjizë e kripur dhe borzilok.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Norma', 'Fried aubergine, salted ricotta and basil.'],
            }),
            dish('Calabrese', 800, 'Nduja që shkrihet në domate dhe qepë Tropea.', {
              ...declares('gluten milk'),
              en: ['Calabrese', "'Nduja melting into tomato, and Tropea onions."],
            }),
            dish('Tonno e cipolla', 780),
            dish('Vegetariana', 700, 'Kungull, patëllxhan e speca, të pjekura në furrë me dru.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Vegetariana', 'Courgette, aubergine and peppers, roasted in the wood oven.'],
            }),
            dish('Proshutë e kërpudha', 780, '', { ...declares('gluten milk'), en: ['Ham and mushrooms'] }),
            dish('Salsiçe e brokoli', 820, 'Salsiçe derri me fara maraji dhe brokoli të hidhur.', {
              ...declares('gluten milk'),
              en: ['Sausage and broccoli', 'Pork sausage with fennel seeds and bitter broccoli.'],
            }),
            dish('Frutti di mare', 1100, 'Karkaleca, midhje e kallamarë; pa djathë.', {
              ...declares('gluten crustaceans molluscs'),
              en: ['Frutti di mare', 'Prawns, mussels and calamari; no cheese.'],
            }),
          ],
        ),
        'Të bardha': withChoices(
          ['Madhësia', 'Brumi', 'Shtesa në pica'],
          [
            dish('Pica me proshutë e rukola', 850, 'Proshuta hidhet pas furrës, me ashkla parmixhani.', {
              ...declares('gluten milk'),
              en: [
                'Prosciutto and rocket pizza',
                'The prosciutto goes on after the oven, with shavings of Parmesan.',
              ],
              eur: 870,
              usd: 1010,
            }),
            dish('Katër djathëra', 800, 'Gorgonzola, mocarela, taleggio dhe parmixhano.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Four cheeses', 'Gorgonzola, mozzarella, Taleggio and Parmesan.'],
            }),
            dish('Pica me mortadelë e fëstëk', 880, 'Mortadelë Bolonje, krem fëstëku dhe stracatela.', {
              ...declares('gluten milk nuts'),
              en: [
                'Mortadella and pistachio pizza',
                'Bologna mortadella, pistachio cream and stracciatella.',
              ],
            }),
            dish('Pica me patate e rozmarinë', 690, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Potato and rosemary pizza'],
            }),
            dish('Pica me tartuf të zi', 1150, 'Tartuf nga Përmeti, i grirë në tavolinë.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Black truffle pizza', 'Truffle from Përmet, shaved at the table.'],
            }),
            dish('Pica me salmon të tymosur', 950, '', {
              ...declares('gluten fish milk'),
              en: ['Smoked salmon pizza'],
            }),
            dish('Pica me gorgonzola e dardhë', 820, 'Dardhë e hollë, arra dhe pak mjaltë në fund.', {
              ...declares('gluten milk nuts', { diets: 'vegetarian' }),
              en: ['Gorgonzola and pear pizza', 'Thin pear, walnuts and a little honey at the end.'],
            }),
            dish('Fokaçe me rozmarinë', 350, '', {
              ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Rosemary focaccia'],
            }),
          ],
        ),
        'Kalcone e të skuqura': [
          dish('Kalcone klasike', 780, 'Rikota, proshutë, mocarelë dhe pak piper.', {
            ...declares('gluten milk'),
            en: ['Classic calzone', 'Ricotta, ham, mozzarella and a little pepper.'],
          }),
          dish('Kalcone vegjetariane', 720, 'Brokoli, rikota dhe mocarelë e tymosur.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Vegetarian calzone', 'Broccoli, ricotta and smoked mozzarella.'],
          }),
          dish('Pica e skuqur', 650, 'Si në rrugët e Napolit: e mbyllur, e skuqur, me rikota brenda.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Fried pizza', 'As in the streets of Naples: closed, fried, with ricotta inside.'],
          }),
          dish('Panzeroti (2 copë)', 400, 'Brumë i butë i skuqur, domate e mocarelë që rrjedh.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Panzerotti (2 pieces)', 'Soft fried dough, tomato and running mozzarella.'],
          }),
        ],
        'Për fëmijë': [
          dish('Baby margherita', 400, 'Pica e vogël për fëmijë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Baby margherita', 'A small pizza for children.'],
          }),
          dish('Baby me proshutë', 450, '', { ...declares('gluten milk'), en: ['Baby with ham'] }),
        ],
        'Për nisje': [
          dish('Bruskete me domate', 300, 'Katër feta, domate qershi dhe vaj i Vlorës.', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Tomato bruschetta', 'Four slices, cherry tomatoes and oil from Vlora.'],
          }),
          dish('Bruskete me krem ullinjsh', 320, '', {
            ...declares('gluten', { may: 'fish', diets: 'vegetarian' }),
            en: ['Bruschetta with olive paste'],
          }),
          dish('Arançini (3 copë)', 420, 'Oriz me shafran, ragu dhe bizele.', {
            ...declares('gluten eggs milk celery'),
            en: ['Arancini (3 pieces)', 'Saffron rice, ragù and peas.'],
          }),
          dish('Kroketa patatesh', 350, 'Pesë copë me mocarelë brenda.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Potato croquettes', 'Five pieces with mozzarella inside.'],
          }),
          dish('Ullinj të mbushur', 380, '', { ...declares('gluten eggs milk'), en: ['Stuffed olives'] }),
          dish('Mocarelë e skuqur', 430, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Fried mozzarella'],
          }),
          dish(
            'Pjatë me sallame e djathëra',
            1200,
            'Për dy: proshutë, kopa, pekorino dhe mjaltë gështenje.',
            {
              ...declares('milk', { may: 'gluten nuts' }),
              en: ['Cured meat and cheese board', 'For two: prosciutto, coppa, pecorino and chestnut honey.'],
            },
          ),
        ],
        Sallata: [
          dish('Sallatë Caprese', 620, 'Domate zemër kau, mocarelë buallice, borzilok.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Caprese salad', 'Oxheart tomatoes, buffalo mozzarella, basil.'],
          }),
          dish('Sallatë Cezar', 650, 'Gjoks pule, kruton, parmixhano dhe salcë me açuge.', {
            ...declares('gluten eggs fish milk mustard'),
            en: ['Caesar salad', 'Chicken breast, croutons, Parmesan and anchovy dressing.'],
          }),
          dish('Sallatë me ton', 600, '', { ...declares('fish', { may: 'eggs' }), en: ['Tuna salad'] }),
          dish('Sallatë jeshile', 350, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green salad'],
          }),
          dish('Sallatë me rukola e parmixhano', 480, '', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Rocket and Parmesan salad'],
          }),
        ],
        Ëmbëlsira: [
          dish('Tiramisu', 400, 'Maskarpone, kafe e fortë dhe pak marsala.', {
            ...declares('gluten eggs milk sulphites'),
            en: ['Tiramisu', 'Mascarpone, strong coffee and a little Marsala.'],
          }),
          dish('Panakota me luleshtrydhe', 380, '', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Panna cotta with strawberries'],
          }),
          dish('Kanoli sicilian (2 copë)', 420, 'Mbushen kur i porosit, që të mos zbuten.', {
            ...declares('gluten milk', { may: 'eggs nuts sulphites' }),
            en: ['Sicilian cannoli (2 pieces)', 'Filled when you order them, so they stay crisp.'],
          }),
          dish('Babà me rum', 380, '', { ...declares('gluten eggs milk'), en: ['Rum baba'] }),
          dish('Pica me Nutella', 550, '', {
            ...declares('gluten soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Nutella pizza'],
          }),
        ],
        'Birra e verëra': [
          dish('Birrë Peroni 0,33 l', 300, '', { ...declares('gluten'), en: ['Peroni beer 0.33 l'] }),
          dish('Birrë Korça nga fuçia 0,4 l', 300, '', {
            ...declares('gluten'),
            en: ['Korça draught beer 0.4 l'],
          }),
          dish(
            'Birrë artizanale IPA 0,33 l',
            450,
            'E hidhur dhe me aromë agrumesh, nga një birrari e Tiranës.',
            {
              ...declares('gluten'),
              en: ['Craft IPA 0.33 l', 'Bitter, with citrus aromas, from a brewery in Tirana.'],
            },
          ),
          dish('Verë Primitivo, gotë', 450, '', { ...declares('sulphites'), en: ['Primitivo wine, glass'] }),
          dish('Verë Falanghina, gotë', 450, '', {
            ...declares('sulphites'),
            en: ['Falanghina wine, glass'],
          }),
          dish('Verë e shtëpisë 0,5 l', 900, '', { ...declares('sulphites'), en: ['House wine 0.5 l'] }),
          dish('Spritz me Aperol', 600, 'Prosecco, Aperol dhe një fetë portokalli.', {
            ...declares('sulphites'),
            en: ['Aperol spritz', 'Prosecco, Aperol and a slice of orange.'],
          }),
        ],
        'Pije pa alkool': [
          dish('Ujë natyral 0,75 l', 150, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Still water 0.75 l'],
          }),
          dish('Ujë me gaz San Pellegrino 0,75 l', 300, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['San Pellegrino sparkling water 0.75 l'],
          }),
          dish('Limonadë shtëpie', 250, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Homemade lemonade'],
          }),
          dish('Chinotto', 250),
          dish('Coca-Cola 0,33 l', 200),
          dish('Ekspres', 110, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Espresso'],
          }),
          dish('Kafe makiato', 130, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Macchiato'],
          }),
        ],
      },
      {
        en: ['Pizza', 'Wood-fired oven, ninety seconds.'],
        groups: {
          Madhësia: oneOf([
            option('Napolitane, 30 cm', 0, { isDefault: true }),
            option('Për dy, 40 cm', 350),
          ]),
          Brumi: { most: 1, options: [option('Me miell të plotë', 80), option('Pa gluten', 200)] },
          'Shtesa në pica': {
            most: 5,
            options: [
              option('Mocarelë buallice', 200),
              option('Buratë', 300),
              option('Proshutë e papjekur', 220),
              option('Sallam pikant', 150),
              option('Açuge', 150),
              option('Kërpudha', 90),
              option('Ullinj', 60),
              option('Rukola', 60),
              option('Tartuf i zi', 400, { soldOut: true }),
            ],
          },
          Pa: { options: [option('Pa hudhër'), option('Pa djathë'), option('Pa ullinj')] },
        },
      },
    ),
    menu(
      'Pasta',
      'E hapur me dorë çdo ditë, në orën tetë.',
      ['Italiane', 'Pasta', '$$'],
      {
        'Të freskëta': [
          dish('Tagliatelle me kërpudha', 780, 'Kërpudha pylli, gjalpë dhe trumzë.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Tagliatelle with mushrooms', 'Wild mushrooms, butter and thyme.'],
          }),
          dish('Ravioli me gjizë e spinaq', 740, 'Shtatë copë, me gjalpë të skuqur dhe sherebelë.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Ravioli with ricotta and spinach', 'Seven pieces, with browned butter and sage.'],
          }),
          dish('Lazanja e së dielës', 720, 'Ragu e zier pesë orë mes gjashtë petësh.', {
            ...declares('gluten eggs milk celery'),
            en: ['Sunday lasagne', 'Ragù simmered for five hours between six sheets of pasta.'],
            soldOut: true,
          }),
          dish('Spageti me domate e borzilok', 600, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Spaghetti with tomato and basil'],
          }),
          dish('Spageti karbonara', 750, 'Guançale i thekur, vezë dhe shumë piper i zi.', {
            ...declares('gluten eggs milk'),
            en: ['Spaghetti carbonara', 'Crisp guanciale, egg and plenty of black pepper.'],
          }),
          dish('Paqeri me fruta deti', 1150, 'Tuba të gjerë Granjano me gjithçka që ka sjellë peshkatari.', {
            ...declares('gluten crustaceans fish sulphites molluscs', { may: 'eggs' }),
            en: ['Seafood paccheri', 'Wide tubes from Gragnano with whatever the fisherman has brought.'],
          }),
          dish('Njoki alla sorrentina', 680, 'Të pjekura me domate e mocarelë, në enë balte.', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Gnocchi alla sorrentina', 'Baked with tomato and mozzarella, in a clay dish.'],
          }),
          dish('Pene arrabiata', 620, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Penne arrabbiata'],
          }),
          dish('Linguine me midhje', 880, 'Midhje Butrinti, hudhër, majdanoz dhe lëngu i tyre.', {
            ...declares('gluten molluscs', { may: 'eggs' }),
            en: ['Linguine with mussels', 'Butrint mussels, garlic, parsley and their own juices.'],
          }),
          dish('Tagliatelle me ragu', 780, '', {
            ...declares('gluten eggs celery sulphites', { may: 'milk' }),
            en: ['Tagliatelle with ragù'],
          }),
          dish('Rigatoni amatriçana', 750, 'Guançale, domate e pekorino, si në Lacio.', {
            ...declares('gluten milk', { may: 'eggs' }),
            en: ["Rigatoni all'amatriciana", 'Guanciale, tomato and pecorino, as in Lazio.'],
          }),
        ],
      },
      { en: ['Pasta', 'Rolled out by hand every day at eight.'] },
    ),
  ],
};
