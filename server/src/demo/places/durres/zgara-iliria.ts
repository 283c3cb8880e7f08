import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Zgara Iliria, in Durrës. */
export const ZGARA_ILIRIA: WrittenPlace = {
  name: 'Zgara Iliria',
  address: 'Rruga Egnatia 130',
  location: [41.31933, 19.45563],
  description: 'Qofte, mëlçi e pulë mbi prush, me bukë të ngrohtë.',
  plan: 'standard',
  liveliness: [4, 16, 4.2],
  menus: [
    menu('Mbi prush', 'Nga ora njëmbëdhjetë.', ['BBQ', 'Dreka', '$$'], {
      Mish: [
        dish('Qofte Durrësi (6 copë)', 430, 'Me pak mendër dhe qepë të skuqur.'),
        dish('Mëlçi qengji', 490, 'E prerë trashë, e butë në mes.'),
        dish('Kofshë pule pa kocka', 480, 'Me spec të kuq e uthull molle.', { eur: 490 }),
        dish('Qebapë (8 copë)', 420),
        dish('Bërxollë derri', 690),
        dish('Bërxollë viçi', 950, 'Nga Shijaku, 300 g me kockë.'),
        dish('Shishqebap pule', 520),
        dish('Shishqebap viçi', 650),
        dish('Suxhuk në zgarë', 450, 'I prerë për së gjati, me buzë të thekura.'),
        dish('Gjoks pule', 550),
        dish('Brinjë qengji', 1150, 'Gjashtë copë të holla, me trumzë.'),
        dish('Pjatë e përzier', 1350, 'Qofte, suxhuk, pulë dhe mëlçi, për dy veta të uritur.'),
      ],
      'Bukë e sallatë': [
        dish('Bukë me hudhër', 130, 'E thekur në skarë, me vaj ulliri të ri.'),
        dish('Sallatë me lakër', 180, 'Me karotë, vaj e uthull.'),
        dish('Sallatë greke', 380),
        dish('Sallatë me domate', 250),
        dish('Speca të pjekur', 260),
        dish('Patate të skuqura', 200),
        dish('Salcë kosi', 180),
        dish('Djathë në zgarë', 350),
      ],
      Supa: [dish('Supë pule', 250), dish('Supë me bark', 320)],
      Pije: [
        dish('Birrë Tirana 0,5 l', 280),
        dish('Dhallë', 100),
        dish('Ujë 0,5 l', 80),
        dish('Raki rrushi, 50 ml', 150),
      ],
    }),
  ],
};
