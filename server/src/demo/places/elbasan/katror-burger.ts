import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Katror Burger, in Elbasan. */
export const KATROR_BURGER: WrittenPlace = {
  name: 'Katror Burger',
  address: 'Rruga Rinia 6',
  location: [41.11063, 20.08433],
  description: 'Burger me viç vendi, patate të prera me dorë.',
  plan: 'standard',
  liveliness: [3, 10, 4.2],
  menus: [
    menu('Burgera', 'Në bukë katrore, të pjekur këtu.', ['Fast Food', 'Hamburger', '$'], {
      Katrorë: [
        dish('Katrori klasik', 450, '150 g viç, djathë i shkrirë dhe kastravec turshi.'),
        dish('Katrori me vezë', 500, 'Vezë syze, proshutë, mustardë e ëmbël.', { eur: 510 }),
        dish('Katrori me kërpudha', 520, 'Kërpudha të skuqura, djathë blu.'),
        dish('Katrori i dyfishtë', 620, 'Dy qofte, dyfish djathë.'),
        dish('Katrori me proshutë e çedar', 540),
        dish('Katrori djegës', 490, 'Halapenjo, djathë me piper dhe salcë çili.'),
        dish('Katrori me pulë', 430, 'Gjoks i panuar, majonezë me limon.'),
        dish('Katrori me pulë e ananas', 470),
        dish('Katrori me peshk', 480),
        dish('Katrori pa mish', 420, 'Qofte thjerrëzash, domate dhe kos me mendër.'),
        dish('Katrori i vogël për fëmijë', 320),
      ],
      Pranë: [
        dish('Patate të shtëpisë', 180, 'Të skuqura dy herë, me kripë deti.'),
        dish('Rrathë qepe', 210, 'Brumë i hollë, salcë kosi.'),
        dish('Patate me djathë', 240),
        dish('Copa pule (6 copë)', 350),
        dish('Krahë pule (6 copë)', 390),
        dish('Shkopinj mocarele (5 copë)', 320),
        dish('Sallatë lakre', 130, 'Lakër, karotë e salcë kosi.'),
      ],
      Pije: [
        dish('Milkshejk me vanilje', 280),
        dish('Coca-Cola 0,33 l', 140),
        dish('Birrë 0,33 l', 200),
        dish('Ujë 0,5 l', 60),
      ],
    }),
  ],
};
