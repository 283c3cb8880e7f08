import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** The place of free@tavolina.test, in Tiranë. */
export const KAFE_CINARI: WrittenPlace = {
  name: 'Kafe Çinari',
  login: 'free@tavolina.test',
  address: 'Rruga Murat Toptani 17',
  location: [41.32656, 19.82193],
  description: 'Kafe e pjekur në lagje dhe ëmbëlsira të vogla nën hijen e çinarit.',
  hours: week('07:00-20:00', { sunday: '08:00-20:00' }),
  plan: 'free',
  menus: [
    menu(
      'Kafe dhe ëmbëlsira',
      'Nga ora shtatë deri në muzg.',
      ['Tradicionale', 'Pije', '$'],
      {
        'Të ngrohta': [
          dish('Kafe turke', 100, 'E zier në xhezve, me një llokum anash.', {
            en: ['Turkish coffee', 'Brewed in a xhezve pot, with a Turkish delight on the side.'],
            choices: ['Sheqeri'],
          }),
          dish('Çaj mali', 90, 'Çaj nga Gramozi; me mjaltë, po deshe.', {
            en: ['Mountain tea', 'Tea from Gramoz; with honey, if you like.'],
          }),
          dish('Sahlep', 180, 'I trashë, me kanellë sipër, vetëm në dimër.', {
            en: ['Salep', 'Thick, with cinnamon on top, in winter only.'],
          }),
          dish('Kafe ekspres', 100, '', { en: ['Espresso'] }),
          dish('Kafe makiato', 120, '', { en: ['Macchiato'], choices: ['Qumështi'] }),
          dish('Kapuçino', 150, 'Qumësht i rrahur imët, me pak kakao.', {
            en: ['Cappuccino', 'Finely foamed milk, with a little cocoa.'],
            choices: ['Qumështi', 'Shtesa në kafe'],
          }),
          dish('Çokollatë e nxehtë', 220, 'E trashë, me 70% kakao.', {
            en: ['Hot chocolate', 'Thick, with 70% cocoa.'],
            choices: ['Qumështi', 'Shtesa në kafe'],
          }),
          dish('Çaj bimësh', 120, '', { en: ['Herbal tea'] }),
          dish('Çaj kamomili', 100, '', { en: ['Chamomile tea'] }),
        ],
        'Të ftohta': [
          dish('Frape', 200, '', { choices: ['Sheqeri', 'Qumështi'] }),
          dish('Shakerato', 150),
          dish('Lëng portokalli', 250, 'Tri portokalle, të shtrydhura në çast.', {
            en: ['Orange juice', 'Three oranges, squeezed as you wait.'],
          }),
          dish('Limonadë me mendër', 220, '', { en: ['Mint lemonade'] }),
          dish('Ujë 0,5 l', 80, '', { en: ['Water 0.5 l'] }),
        ],
        'Me pirun të vogël': [
          dish('Revani', 180, 'I lagur me sherbet portokalli.', {
            en: ['Revani, semolina cake', 'Soaked in orange syrup.'],
            eur: 185,
          }),
          dish('Kek me limon', 160, 'Fetë e trashë, me glazurë që kërcet.', {
            en: ['Lemon cake', 'A thick slice, with icing that crackles.'],
          }),
          dish('Trileçe', 220, '', { en: ['Trileçe, three-milk cake'] }),
          dish('Tortë me çokollatë', 250, 'Tri pandispanja me kakao e krem të hidhur.', {
            en: ['Chocolate cake', 'Three layers of cocoa sponge and bitter cream.'],
          }),
          dish('Byrek i vogël me djathë', 120, '', { en: ['Small byrek with cheese'] }),
          dish('Kroasan me reçel kajsie', 160, '', { en: ['Apricot jam croissant'] }),
        ],
      },
      {
        en: ['Coffee and sweets', 'From seven in the morning until dusk.'],
        groups: {
          Sheqeri: oneOf([
            option('Pa sheqer'),
            option('Mesatare', 0, { isDefault: true }),
            option('E ëmbël'),
          ]),
          Qumështi: oneOf([
            option('Qumësht lope', 0, { isDefault: true }),
            option('Qumësht pa laktozë', 30),
            option('Qumësht tërshëre', 50),
            option('Qumësht bajameje', 60),
            option('Qumësht soje', 50, { soldOut: true }),
          ]),
          'Shtesa në kafe': {
            most: 3,
            options: [
              option('Ekspres i dytë', 60),
              option('Shurup vaniljeje', 40),
              option('Shurup karameli', 40),
              option('Ajkë e rrahur', 50),
            ],
          },
        },
        daysOld: 12,
      },
    ),
  ],
};
