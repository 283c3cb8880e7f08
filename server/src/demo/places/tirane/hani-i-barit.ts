import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Hani i Barit, in Tiranë. */
export const HANI_I_BARIT: WrittenPlace = {
  name: 'Hani i Barit',
  address: 'Rruga Siri Kodra 204',
  location: [41.33787, 19.82653],
  description: 'Mish vendi mbi dru arre dhe verë e zezë nga Kallmeti.',
  hours: week('12:00-00:00', { friday: '12:00-01:00', saturday: '12:00-01:00' }),
  plan: 'standard-year',
  liveliness: [8, 26, 4.4],
  menus: [
    menu(
      'Mishra',
      'Mishi pritet sipas peshës dhe piqet si ta duash.',
      ['BBQ', 'Kryesore', '$$$'],
      {
        'Nga prushi': [
          dish('Biftek me kockë', 1750, '600 g viç, i pjekur në prush dhe i prerë në feta.', {
            en: ['Bone-in steak', '600 g of beef, grilled over embers and sliced.'],
            choices: ['Si piqet', 'Salca'],
            eur: 1790,
          }),
          dish('Qengj në hell', 1290, 'I pjekur ngadalë tri orë, me kripë të trashë.', {
            en: ['Spit-roast lamb', 'Roasted slowly for three hours, with coarse salt.'],
            eur: 1320,
          }),
          dish('Suxhuk shtëpie', 480, 'Pak djegës, i pjekur në thëngjij.', {
            en: ['House sausage (suxhuk)', 'Slightly spicy, grilled over coals.'],
          }),
          dish('Pleskavicë e mbushur', 560, 'Me djathë që rrjedh kur e pret.', {
            en: ['Stuffed pljeskavica', 'With cheese that runs when you cut it.'],
          }),
          dish('Fileto viçi', 1890, '250 g, gjalpë me barishte sipër.', {
            en: ['Beef fillet', '250 g, with herb butter on top.'],
            choices: ['Si piqet', 'Salca'],
          }),
          dish('Tagliata me rukola', 1650, 'Feta viçi të kuqe brenda, rukola dhe parmixhano.', {
            en: ['Tagliata with rocket', 'Slices of beef, red inside, with rocket and Parmesan.'],
            choices: ['Si piqet'],
          }),
          dish('Bërxollë viçi', 1150, '', { en: ['Veal chop'], choices: ['Si piqet', 'Salca'] }),
          dish('Bërxollë derri', 850, '', { en: ['Pork chop'] }),
          dish('Paidhaqe qengji', 1350, 'Shtatë copë, rigon dhe limon i djegur.', {
            en: ['Lamb chops', 'Seven pieces, oregano and charred lemon.'],
          }),
          dish('Qofte hani (5 copë)', 550, 'Mish viçi e qengji, qepë dhe mendër e thatë.', {
            en: ['Inn meatballs (5 pieces)', 'Beef and lamb, onion and dried mint.'],
          }),
          dish('Qebapë (10 copë)', 550, '', { en: ['Qebapë, small grilled sausages (10 pieces)'] }),
          dish('Shishqebap', 720, '', { en: ['Shish kebab'] }),
          dish('Gjoks pule', 690, '', { en: ['Chicken breast'] }),
          dish('Kofshë pule të marinuara', 650, '', { en: ['Marinated chicken thigh'] }),
          dish('Mëlçi viçi', 580, '', { en: ["Calf's liver"] }),
          dish('Kukurec', 590, 'I mbështjellë me dorë, i pjekur dy orë.', {
            en: ['Kukurec, spit-roast lamb offal', 'Wrapped by hand and roasted for two hours.'],
          }),
          dish('Brinjë derri me mjaltë', 990, '', { en: ['Honey-glazed pork ribs'] }),
          dish('Hell i përzier', 890, '', { en: ['Mixed skewer'] }),
          dish('Pjatë e përzier për dy', 2600, 'Biftek, qofte, suxhuk, pulë dhe bërxollë derri.', {
            en: ['Mixed grill for two', 'Steak, meatballs, sausage, chicken and pork chop.'],
          }),
        ],
        'Me kilogram': [
          dish('Qengj në hell, 1 kg', 2800, '', { en: ['Spit-roast lamb, 1 kg'] }),
          dish('Kec në hell, 1 kg', 2900, 'Vetëm të shtunën e të dielën, nga ora dymbëdhjetë.', {
            en: ['Spit-roast kid goat, 1 kg', 'Saturdays and Sundays only, from noon.'],
          }),
          dish('Tomahawk, 1 kg', 6500, 'I maturuar njëzet e një ditë, për dy a tre veta.', {
            en: ['Tomahawk steak, 1 kg', 'Aged for twenty-one days, for two or three people.'],
            choices: ['Si piqet', 'Salca'],
          }),
        ],
        'Të ftohta e të ngrohta': [
          dish('Proshutë fshati', 650, 'Nga Puka, e tymosur me dru ahu.', {
            en: ['Village prosciutto', 'From Puka, smoked over beech wood.'],
          }),
          dish('Djathë i skuqur', 450, '', { en: ['Fried cheese'] }),
          dish('Djathë dhie me mjaltë', 520, '', { en: ["Goat's cheese with honey"] }),
          dish('Kërpudha në zgarë', 420, 'Kapele të mëdha me hudhër e gjalpë.', {
            en: ['Grilled mushrooms', 'Large caps with garlic and butter.'],
          }),
          dish('Fërgesë me mëlçi', 490, 'Në tavë të zezë, me gjizë e piper të kuq.', {
            en: ['Fërgesë with liver', 'Baked in a black dish, with curd cheese and red pepper.'],
          }),
          dish('Salcë kosi', 220, '', { en: ['Yogurt and garlic dip'] }),
          dish('Speca të pjekur', 320, '', { en: ['Roasted peppers'] }),
        ],
        Supa: [
          dish('Supë viçi', 380, 'Me kocka të ziera gjithë natën e pak limon.', {
            en: ['Beef soup', 'Bones simmered all night and a little lemon.'],
          }),
          dish('Paçe', 400, '', { en: ['Paçe, tripe and head soup'] }),
        ],
        Anash: [
          dish('Patate në hi', 220, 'Me lëkurë, gjalpë e majdanoz.', {
            en: ['Potatoes baked in ash', 'In their skins, with butter and parsley.'],
          }),
          dish('Sallatë fshati', 300, 'Domate, tranguj, qepë e kuqe dhe djathë.', {
            en: ['Village salad', 'Tomatoes, cucumbers, red onion and cheese.'],
          }),
          dish('Patate të skuqura', 250, '', { en: ['French fries'] }),
          dish('Perime në zgarë', 420, '', { en: ['Grilled vegetables'] }),
          dish('Sallatë me domate e kastravec', 300, '', { en: ['Tomato and cucumber salad'] }),
          dish('Sallatë jeshile', 280, '', { en: ['Green salad'] }),
          dish('Bukë e thekur me vaj', 120, '', { en: ['Toast with olive oil'] }),
          dish('Turshi', 180, '', { en: ['Pickles'] }),
        ],
        Ëmbëlsira: [
          dish('Trileçe', 280, '', { en: ['Trileçe, three-milk cake'] }),
          dish('Kadaif me ajkë', 320, '', { en: ['Kadaif with clotted cream'] }),
        ],
        Pije: [
          dish('Kallmet, gotë', 400, '', { en: ['Kallmet, glass'] }),
          dish('Kallmet, shishe', 2600, 'Nga Zadrima e Lezhës, dy vjet në fuçi lisi.', {
            en: ['Kallmet, bottle', 'From Zadrima of Lezha, two years in oak.'],
          }),
          dish('Verë e shtëpisë, 1 l', 1400, '', { en: ['House wine, 1 l'] }),
          dish('Birrë Korça 0,5 l', 320, '', { en: ['Korça beer 0.5 l'] }),
          dish('Raki rrushi, 50 ml', 180, '', { en: ['Grape raki, 50 ml'] }),
        ],
      },
      {
        en: ['Meats', 'Meat cut by weight and grilled the way you like it.'],
        groups: {
          'Si piqet': oneOf([
            option('I përgjakur'),
            option('Gjysmë i pjekur', 0, { isDefault: true }),
            option('I pjekur mirë'),
          ]),
          Salca: {
            most: 2,
            options: [
              option('Salcë piperi', 120),
              option('Salcë kërpudhash', 120),
              option('Gjalpë me barishte', 80),
              option('Salcë kosi', 60),
            ],
          },
        },
      },
    ),
  ],
};
