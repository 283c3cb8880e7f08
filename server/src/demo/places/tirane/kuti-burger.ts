import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option, withChoices } from '../../place-builders.ts';

/** Kuti Burger, in Tiranë. */
export const KUTI_BURGER: WrittenPlace = {
  name: 'Kuti Burger',
  address: 'Rruga Muhamet Gjollesha 77',
  location: [41.32783, 19.80333],
  description: 'Burgera të shtypur në pllakë, të paketuar për rrugë.',
  plan: 'trial',
  liveliness: [3, 2, 4.8],
  menus: [
    menu(
      'Burgera në kuti',
      'Qofte të holla, krokante anash.',
      ['Fast Food', 'Hamburger', '$'],
      {
        'Me viç': withChoices(
          ['Gatimi', 'Si vakt', 'Shtesa në burger', 'Pa'],
          [
            dish('Kuti dyshe', 520, 'Dy qofte 90 g, djathë çedar dhe qepë e grirë.', { eur: 530 }),
            dish('Kuti me tym', 580, 'Proshutë viçi e thekur dhe salcë barbekju.'),
            dish('Kuti klasike', 450),
            dish('Kuti me djathë të dyfishtë', 560),
            dish('Kuti me kërpudha e tartuf', 640, 'Kërpudha të skuqura, majonezë tartufi dhe djathë Gouda.'),
            dish('Kuti me vezë', 540),
            dish('Kuti djegëse', 550, 'Halapenjo, djathë me piper e salcë habanero.'),
          ],
        ),
        'Pa viç': withChoices(
          ['Si vakt', 'Pa'],
          [
            dish('Kuti me pulë', 490, 'Kofshë pule krokante, lakër e thartë.'),
            dish('Kuti me qiqra', 440, 'Qofte qiqrash e koriandri, kos me limon.'),
            dish('Kuti me peshk', 520, 'Merluc në brumë birre, salcë tartar.'),
            dish('Kuti me hallumi', 510, 'Djathë i pjekur, domate e pesto.'),
          ],
        ),
        'Krahë e copa': [
          dish('Krahë pule BBQ (8 copë)', 550),
          dish('Copa pule krokante (6 copë)', 420),
          dish('Rrathë qepe', 260, 'Gjashtë rrathë të trashë në brumë birre.'),
          dish('Shkopinj mocarele (5 copë)', 380),
        ],
        Patate: [
          dish('Patate me çedar e proshutë', 350, 'Çedar i shkrirë dhe thërrime proshute viçi.'),
          dish('Patate të ëmbla', 290),
        ],
        Salca: [dish('Salcë kutie', 60), dish('Majonezë me hudhër', 60), dish('Salcë barbekju', 60)],
        'Pije e të ëmbla': [
          dish('Milkshejk me vanilje', 350),
          dish('Milkshejk me Oreo', 390, 'I trashë, me biskota të thyera sipër.'),
          dish('Brauni me akullore', 380),
          dish('Coca-Cola 0,33 l', 180),
          dish('Birrë 0,33 l', 250),
        ],
      },
      {
        items: [dish('Patate me rozmarinë', 190, 'Të holla, të kripura pas skuqjes.')],
        daysOld: 38,
        groups: {
          Gatimi: {
            least: 1,
            most: 1,
            options: [option('I pjekur mirë', 0, { isDefault: true }), option('Mesatar')],
          },
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 250, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: {
            least: 1,
            most: 1,
            options: [
              option('Patate me rozmarinë', 0, { isDefault: true }),
              option('Patate të ëmbla', 80),
              option('Rrathë qepe', 70),
            ],
          },
          Pija: {
            least: 1,
            most: 1,
            options: [
              option('Coca-Cola 0,33 l'),
              option('Ujë 0,5 l'),
              option('Limonadë', 60, { soldOut: true }),
              option('Birrë 0,33 l', 90),
            ],
          },
          'Shtesa në burger': {
            most: 3,
            options: [
              option('Qofte e dytë', 180),
              option('Çedar', 60),
              option('Proshutë viçi', 90),
              option('Vezë', 60),
              option('Halapenjo', 40),
            ],
          },
          Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa salcë')] },
        },
      },
    ),
  ],
};
