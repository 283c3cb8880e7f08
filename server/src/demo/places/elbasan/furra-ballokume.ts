import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Furra Ballokume, in Elbasan. */
export const FURRA_BALLOKUME: WrittenPlace = {
  name: 'Furra Ballokume',
  address: 'Rruga 11 Nëntori 2',
  location: [41.11623, 20.08123],
  description: 'Ballokume në kazan bakri, jo vetëm për Ditën e Verës.',
  hours: week('07:00-19:00'),
  plan: 'free',
  menus: [
    menu(
      'Nga kazani',
      'I rrahim dyzet minuta me lugë druri.',
      ['Tradicionale', 'Embelsira', '$'],
      {
        Biskota: [
          dish('Ballokume e madhe', 150, 'Gjalpë i freskët dhe finjë, si në recetën e vjetër.', {
            ...declares('eggs milk'),
            en: ['Large ballokume', 'Fresh butter and lye water, as in the old recipe.'],
          }),
          dish('Gurabie', 110, 'Të buta, shkrihen në gojë.', {
            ...declares('gluten eggs milk'),
            en: ['Gurabie, butter cookies', 'Soft, they melt in the mouth.'],
          }),
          dish('Simite me mjaltë', 130, 'E butë, e lyer me mjaltë.', {
            ...declares('gluten sesame'),
            en: ['Simite with honey', 'Soft ring bread, brushed with honey.'],
          }),
          dish('Ballokume (kuti 1 kg)', 1100, '', {
            ...declares('eggs milk'),
            en: ['Ballokume, Elbasan corn-flour cookies (1 kg box)'],
          }),
          dish('Biskota me arra (200 g)', 220, 'Arra të grira trashë, pa vezë.', {
            ...declares('gluten milk nuts'),
            en: ['Walnut biscuits (200 g)', 'Coarsely ground walnuts, no egg.'],
          }),
          dish('Biskota me kakao (200 g)', 200, '', {
            ...declares('gluten eggs milk', { may: 'nuts' }),
            en: ['Cocoa biscuits (200 g)'],
          }),
          dish('Kurabie me bajame', 130, '', { ...declares('gluten milk nuts'), en: ['Almond kourabiedes'] }),
          dish('Amareta (4 copë)', 160, '', { ...declares('eggs nuts'), en: ['Amaretti (4 pcs)'] }),
        ],
        'Të kripura': [
          dish('Byrek me gjizë', 110, '', {
            ...declares('gluten milk', { may: 'eggs' }),
            en: ['Byrek with curd cheese'],
          }),
          dish('Byrek me mish', 130, '', { ...declares('gluten', { may: 'milk' }), en: ['Meat byrek'] }),
          dish('Kulaç', 80, '', { ...declares('gluten'), en: ['Kulaç, round flatbread'] }),
          dish('Simite me susam', 40, '', {
            ...declares('gluten sesame'),
            en: ['Simite, sesame bread rings'],
          }),
          dish('Bukë e zezë, 500 g', 120, 'Gjysmë thekër, e pjekur në gurë.', {
            ...declares('gluten', { may: 'sesame' }),
            en: ['Dark bread, 500 g', 'Half rye, baked on stone.'],
          }),
          dish('Kifle me djathë', 70, '', { ...declares('gluten eggs milk'), en: ['Cheese roll'] }),
        ],
        Tepsi: [
          dish('Revani', 140, '', { ...declares('gluten eggs milk'), en: ['Revani, semolina cake'] }),
          dish('Bakllava me arra', 200, '', { ...declares('gluten milk nuts'), en: ['Walnut baklava'] }),
          dish('Kadaif', 190, 'Fije të holla, arra e sherbet me limon.', {
            ...declares('gluten milk nuts'),
            en: ['Kadaif', 'Fine strands, walnuts and lemon syrup.'],
          }),
          dish('Sheqerpare', 130, '', {
            ...declares('gluten eggs milk'),
            en: ['Sheqerpare, cookies in syrup'],
          }),
          dish('Trileçe', 180, '', { ...declares('gluten eggs milk'), en: ['Trileçe, three-milk cake'] }),
          dish('Kek me mollë', 150, 'Mollë të grira në brumë, kanellë dhe sheqer pluhur.', {
            ...declares('gluten eggs milk'),
            en: ['Apple cake', 'Grated apple in the batter, cinnamon and icing sugar.'],
          }),
        ],
        Pije: [
          dish('Boza', 90, '', { en: ['Boza, fermented corn drink'] }),
          dish('Kafe turke', 70, '', { en: ['Turkish coffee'] }),
          dish('Dhallë', 70, '', { ...declares('milk'), en: ['Dhallë, salted yogurt drink'] }),
        ],
      },
      { en: ['From the cauldron', 'Beaten for forty minutes with a wooden spoon.'], daysOld: 70 },
    ),
  ],
};
