import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Zgara Iliria, in Durrës. */
export const ZGARA_ILIRIA: WrittenPlace = {
  name: 'Zgara Iliria',
  address: 'Rruga Egnatia 130',
  location: [41.31933, 19.45563],
  description: 'Qofte, mëlçi e pulë mbi prush, me bukë të ngrohtë.',
  hours: week('11:00-00:00'),
  plan: 'standard',
  liveliness: [4, 16, 4.2],
  menus: [
    menu(
      'Mbi prush',
      'Nga ora njëmbëdhjetë.',
      ['BBQ', 'Dreka', '$$'],
      {
        Mish: [
          dish('Qofte Durrësi (6 copë)', 430, 'Me pak mendër dhe qepë të skuqur.', {
            en: ['Durrës meatballs (6 pieces)', 'With a little mint and fried onion.'],
          }),
          dish('Mëlçi qengji', 490, 'E prerë trashë, e butë në mes.', {
            en: ["Lamb's liver", 'Thickly cut, soft in the middle.'],
          }),
          dish('Kofshë pule pa kocka', 480, 'Me spec të kuq e uthull molle.', {
            en: ['Boneless chicken thigh', 'With red pepper and cider vinegar.'],
            eur: 490,
          }),
          dish('Qebapë (8 copë)', 420, '', { en: ['Qebapë, small grilled sausages (8 pieces)'] }),
          dish('Bërxollë derri', 690, '', { en: ['Pork chop'] }),
          dish('Bërxollë viçi', 950, 'Nga Shijaku, 300 g me kockë.', {
            en: ['Veal chop', 'From Shijak, 300 g on the bone.'],
          }),
          dish('Shishqebap pule', 520, '', { en: ['Chicken shish kebab'] }),
          dish('Shishqebap viçi', 650, '', { en: ['Beef shish kebab'] }),
          dish('Suxhuk në zgarë', 450, 'I prerë për së gjati, me buzë të thekura.', {
            en: ['Grilled sausage (suxhuk)', 'Cut lengthways, with crisp edges.'],
          }),
          dish('Gjoks pule', 550, '', { en: ['Chicken breast'] }),
          dish('Brinjë qengji', 1150, 'Gjashtë copë të holla, me trumzë.', {
            en: ['Lamb ribs', 'Six thin pieces, with thyme.'],
          }),
          dish('Pjatë e përzier', 1350, 'Qofte, suxhuk, pulë dhe mëlçi, për dy veta të uritur.', {
            en: ['Mixed grill', 'Meatballs, sausage, chicken and liver, for two hungry people.'],
          }),
        ],
        'Bukë e sallatë': [
          dish('Bukë me hudhër', 130, 'E thekur në skarë, me vaj ulliri të ri.', {
            en: ['Garlic bread', 'Toasted on the grill, with new olive oil.'],
          }),
          dish('Sallatë me lakër', 180, 'Me karotë, vaj e uthull.', {
            en: ['Cabbage salad', 'With carrot, oil and vinegar.'],
          }),
          dish('Sallatë greke', 380, '', { en: ['Greek salad'] }),
          dish('Sallatë me domate', 250, '', { en: ['Tomato salad'] }),
          dish('Speca të pjekur', 260, '', { en: ['Roasted peppers'] }),
          dish('Patate të skuqura', 200, '', { en: ['French fries'] }),
          dish('Salcë kosi', 180, '', { en: ['Yogurt and garlic dip'] }),
          dish('Djathë në zgarë', 350, '', { en: ['Grilled cheese'] }),
          dish('Ullinj Kruje e djathë Kavaje', 320, '', { en: ['Olives of Kruja and cheese of Kavaja'] }),
        ],
        Supa: [
          dish('Supë pule', 250, '', { en: ['Chicken soup'] }),
          dish('Supë me bark', 320, '', { en: ['Tripe soup'] }),
        ],
        Pije: [
          dish('Birrë Tirana 0,5 l', 280, '', { en: ['Tirana beer 0.5 l'] }),
          dish('Dhallë', 100, '', { en: ['Dhallë, yogurt drink'] }),
          dish('Ujë 0,5 l', 80, '', { en: ['Water 0.5 l'] }),
          dish('Raki rrushi, 50 ml', 150, '', { en: ['Grape raki, 50 ml'] }),
        ],
      },
      { en: ['Over the embers', "From eleven o'clock."] },
    ),
  ],
};
