import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pica Shkumbini, in Elbasan. */
export const PICA_SHKUMBINI: WrittenPlace = {
  name: 'Pica Shkumbini',
  address: 'Bulevardi Aqif Pasha 52',
  location: [41.11183, 20.08583],
  description: 'Brumë i ardhur ngadalë dhe domate të konservuara vetë.',
  hours: week('11:00-23:30'),
  plan: 'standard',
  liveliness: [5, 16, 4.4],
  menus: [
    menu(
      'Pica me brumë të ardhur',
      'Njëzet e katër orë pritje, tri minuta furrë.',
      ['Italiane', 'Pica', '$$'],
      {
        'Të kuqe': withChoices(
          ['Madhësia', 'Shtesa'],
          [
            dish('Shkumbini', 690, 'Proshutë Elbasani, speca, mocarelë e tymosur.', {
              ...declares('gluten milk'),
              en: ['Shkumbini', 'Elbasan ham, peppers, smoked mozzarella.'],
              eur: 700,
            }),
            dish('Napoletana', 640, 'Açuge, kaperi dhe rigon.', {
              ...declares('gluten fish', { free: 'milk', diets: 'lactose_free' }),
              en: ['Napoletana', 'Anchovies, capers and oregano.'],
            }),
            dish('Margherita', 480, '', declares('gluten milk', { diets: 'vegetarian' })),
            dish(
              'Marinara',
              420,
              '',
              declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            ),
            dish('Proshutë e kërpudha', 620, '', { ...declares('gluten milk'), en: ['Ham and mushrooms'] }),
            dish('Kapriçoza', 680, 'Xhambon, kërpudha, angjinare e ullinj.', {
              ...declares('gluten milk'),
              en: ['Capricciosa', 'Ham, mushrooms, artichokes and olives.'],
            }),
            dish('Katër stinët', 690, 'E ndarë në katër, me nga një përbërës.', {
              ...declares('gluten milk'),
              en: ['Four seasons', 'Split in four, one ingredient each.'],
            }),
            dish('Diavola', 650, 'Sallam pikant, spec i tharë dhe mocarelë.', {
              ...declares('gluten milk'),
              en: ['Diavola', 'Spicy salami, dried chilli and mozzarella.'],
            }),
            dish('Me ton e qepë', 640, '', { ...declares('gluten fish milk'), en: ['Tuna and onion'] }),
            dish('Me pulë e misër', 650, '', { ...declares('gluten milk'), en: ['Chicken and corn'] }),
            dish('Me suxhuk e vezë', 670, 'Veza thyhet sipër në fund të pjekjes.', {
              ...declares('gluten eggs milk'),
              en: ['Sausage and egg', 'The egg is cracked on top at the end of baking.'],
            }),
            dish('Me proshutë të papjekur e rukola', 780, '', {
              ...declares('gluten milk'),
              en: ['Prosciutto and rocket'],
            }),
            dish('Me fruta deti', 950, 'Karkaleca, midhje e kallamarë, hudhër.', {
              ...declares('gluten crustaceans molluscs', { free: 'milk', diets: 'lactose_free' }),
              en: ['Seafood', 'Prawns, mussels and squid, garlic.'],
            }),
            dish('Me mish të grirë', 690, 'Mish viçi i grirë i shtruar, qepë dhe rigon.', {
              ...declares('gluten milk'),
              en: ['Minced meat', 'A layer of minced beef, onion and oregano.'],
            }),
            dish('Vegjetariane', 580, 'Patëllxhan, kungull, spec e kërpudha.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Vegetarian', 'Aubergine, courgette, pepper and mushrooms.'],
            }),
            dish('Me patëllxhan e parmixhano', 620, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Aubergine and Parmesan'],
            }),
            dish('Havai', 650, '', { ...declares('gluten milk'), en: ['Hawaii'] }),
            dish('Fshatare', 690, 'Domate, speca, ullinj e djathë i bardhë Elbasani.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Farmhouse', 'Tomato, peppers, olives and white cheese from Elbasan.'],
            }),
            dish('Elbasanlie', 720, 'Qofte të vogla, gjizë, spec dhe kos.', {
              ...declares('gluten eggs milk'),
              en: ['Elbasanlie', 'Small meatballs, curd cheese, peppers and yogurt.'],
            }),
          ],
        ),
        'Të bardha': withChoices(
          ['Madhësia', 'Shtesa'],
          [
            dish('Me patate e suxhuk', 680, 'Pa domate, rozmarinë, djathë dhie.', {
              ...declares('gluten milk'),
              en: ['Potato and sausage', 'No tomato; rosemary and goat cheese.'],
            }),
            dish('Katër djathërat', 690, 'Mocarelë, gorgonzola, kaçkavall e parmixhano.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Four cheeses', 'Mozzarella, gorgonzola, kaçkavall and Parmesan.'],
            }),
            dish('Me kërpudha porçini e tartuf', 890, 'Porçini të Shebenikut, vaj tartufi.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Porcini and truffle', 'Porcini from Shebenik, truffle oil.'],
            }),
            dish('Me spinaq e gjizë', 590, 'Gjizë e kripur, spinaq i freskët dhe hudhër.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Spinach and curd cheese', 'Salted curd cheese, fresh spinach and garlic.'],
            }),
            dish('Me mortadelë e fëstëk', 780, '', {
              ...declares('gluten milk nuts'),
              en: ['Mortadella and pistachio'],
            }),
            dish('Me salmon e krem limoni', 850, 'Salmoni hidhet i ftohtë.', {
              ...declares('gluten fish milk'),
              en: ['Salmon and lemon cream', 'The salmon goes on cold.'],
            }),
            dish('Me dardhë e gorgonzola', 690, '', {
              ...declares('gluten milk', { may: 'nuts', diets: 'vegetarian' }),
              en: ['Pear and gorgonzola'],
            }),
          ],
        ),
        'Të mbyllura': withChoices(
          ['Shtesa'],
          [
            dish('Kalcone klasike', 650, 'Mocarelë, xhambon e kërpudha.', {
              ...declares('gluten milk'),
              en: ['Classic calzone', 'Mozzarella, cooked ham and mushrooms.'],
            }),
            dish('Kalcone me spinaq', 590, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Spinach calzone'],
            }),
            dish('Kalcone djegëse', 670, 'Sallam pikant, speca dhe rikota.', {
              ...declares('gluten milk'),
              en: ['Hot calzone', 'Spicy salami, peppers and ricotta.'],
            }),
            dish('Strombol me proshutë', 620, 'I mbështjellë rul, i prerë në rrathë.', {
              ...declares('gluten milk'),
              en: ['Stromboli with ham', 'Rolled up, sliced into rounds.'],
            }),
          ],
        ),
        'Për fëmijë': [
          dish('Pica e vogël margherita', 320, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Small pizza Margherita'],
          }),
          dish('Pica e vogël me xhambon', 350, '', { ...declares('gluten milk'), en: ['Small ham pizza'] }),
          dish('Pica me fytyrë', 360, 'Sy prej ulliri, gojë prej speci.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Pizza with a face', 'Olive eyes, a pepper mouth.'],
          }),
        ],
        'Fokaçe e bukë': [
          dish('Fokaçe me rozmarinë', 220, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Rosemary focaccia'],
          }),
          dish('Fokaçe me domate qershi', 280, 'Vaj ulliri, rigon e kripë të trashë.', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Focaccia with cherry tomatoes', 'Olive oil, oregano and coarse salt.'],
          }),
          dish('Bukë me hudhër', 180, 'Me majdanoz e djathë të shkrirë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Garlic bread', 'With parsley and melted cheese.'],
          }),
          dish('Bruskete me domate', 250, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Tomato bruschetta'],
          }),
          dish('Bruskete me kërpudha', 290, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Mushroom bruschetta'],
          }),
        ],
        Makarona: [
          dish('Spageti me domate', 420, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Spaghetti with tomato'],
          }),
          dish('Spageti karbonara', 580, 'Me proshutë të thekur e të verdha veze.', {
            ...declares('gluten eggs milk'),
            en: ['Spaghetti carbonara', 'With crispy bacon and egg yolks.'],
          }),
          dish('Spageti me ragu', 560, '', {
            ...declares('gluten celery', { free: 'milk', diets: 'lactose_free' }),
            en: ['Spaghetti with ragù'],
          }),
          dish('Pene arrabiata', 450, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Penne arrabbiata'],
          }),
          dish('Lazanja në furrë druri', 590, 'Në enë balte, me beshamel e ragu viçi.', {
            ...declares('gluten eggs milk celery'),
            en: ['Wood-oven lasagne', 'In a clay dish, with béchamel and veal ragù.'],
          }),
          dish('Taliatele me kërpudha', 620, 'Krem i lehtë, majdanoz.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Tagliatelle with mushrooms', 'Light cream, parsley.'],
          }),
          dish('Njoki me pesto', 560, '', {
            ...declares('gluten eggs milk nuts', { diets: 'vegetarian' }),
            en: ['Gnocchi with pesto'],
          }),
        ],
        Sallata: [
          dish('Sallatë Cezar', 490, 'Pulë në skarë, kruton, parmixhano.', {
            ...declares('gluten eggs fish milk mustard'),
            en: ['Caesar salad', 'Grilled chicken, croutons, Parmesan.'],
          }),
          dish('Sallatë me ton', 450, '', {
            ...declares('fish', { free: 'gluten milk', diets: 'gluten_free lactose_free' }),
            en: ['Tuna salad'],
          }),
          dish('Sallatë greke', 350, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek salad'],
          }),
          dish('Sallatë Shkumbini', 420, 'Marule, proshutë e thekur, vezë dhe djathë i tymosur.', {
            ...declares('eggs milk'),
            en: ['Shkumbini salad', 'Lettuce, crispy ham, egg and smoked cheese.'],
          }),
          dish('Sallatë jeshile', 220, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Green salad'],
          }),
        ],
        'Për nisje': [
          dish('Patate të skuqura', 180, '', {
            ...declares('', { may: 'gluten', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Fries'],
          }),
          dish('Kroketa patatesh', 240, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Potato croquettes'],
          }),
          dish('Mocarelë e skuqur', 350, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Fried mozzarella'],
          }),
          dish('Krahë pule në furrë druri', 420, '', {
            ...declares('', { free: 'gluten milk', diets: 'gluten_free lactose_free' }),
            en: ['Wood-oven chicken wings'],
          }),
          dish('Pjatë sallami e djathi', 780, 'Për dy, me ullinj e bukë të ngrohtë.', {
            ...declares('gluten milk'),
            en: ['Salami and cheese board', 'For two, with olives and warm bread.'],
          }),
        ],
        Ëmbëlsira: [
          dish('Tiramisu', 300, 'Bëhet çdo mëngjes në tepsi.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Tiramisu', 'Made every morning by the tray.'],
          }),
          dish('Panakota', 260, '', { ...declares('milk'), en: ['Panna cotta'] }),
          dish('Pica me Nutella e banane', 450, '', {
            ...declares('gluten soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Pizza with Nutella and banana'],
          }),
          dish('Profiterol', 300, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Profiteroles'],
          }),
        ],
        'Birrë e verë': [
          dish('Birrë Korça 0,5 l', 250, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Korça beer 0.5 l'],
          }),
          dish('Birrë nga fuçia 0,3 l', 180, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Draught beer 0.3 l'],
          }),
          dish('Verë e shtëpisë, 0,5 l', 550, '', { ...declares('sulphites'), en: ['House wine, 0.5 l'] }),
          dish('Verë e kuqe, gotë', 220, '', { ...declares('sulphites'), en: ['Red wine, glass'] }),
        ],
        'Pije pa alkool': [
          dish('Coca-Cola 0,33 l', 140),
          dish('Çaj i ftohtë me pjeshkë', 150, '', { en: ['Peach iced tea'] }),
          dish('Limonadë', 180, '', { en: ['Lemonade'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
          dish('Kafe ekspres', 80, '', { en: ['Espresso'] }),
        ],
      },
      {
        en: ['Pizza from slow-risen dough', 'Twenty-four hours of waiting, three minutes in the oven.'],
        groups: {
          Madhësia: oneOf([
            option('Normale, 30 cm', 0, { isDefault: true }),
            option('E madhe, 36 cm', 180),
            option('Familjare, 45 cm', 420),
          ]),
          Shtesa: {
            most: 4,
            options: [
              option('Kërpudha', 60),
              option('Ullinj', 50),
              option('Speca të pjekur', 60),
              option('Proshutë Elbasani', 120),
              option('Vezë', 50),
              option('Mocarelë e tymosur', 120),
              option('Rukola', 40),
            ],
          },
        },
      },
    ),
  ],
};
