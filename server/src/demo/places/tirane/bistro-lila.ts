import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Bistro Lila, in Tiranë. */
export const BISTRO_LILA: WrittenPlace = {
  name: 'Bistro Lila',
  address: 'Rruga Abdi Toptani 5',
  location: [41.32693, 19.82072],
  description: 'Kuzhinë e thjeshtë franceze, me verë në gotë dhe bukë të ngrohtë.',
  plan: 'standard',
  liveliness: [3, 14, 4.7],
  menus: [
    menu(
      'Karta e javës',
      'Shkruhet në dërrasë të zezë dhe ndryshon çdo të martë.',
      ['Franceze', 'Darke', '$$$'],
      {
        'Për nisje': [
          dish('Supë me qepë', 520, 'Qepë të karamelizuara një orë, kore djathi sipër.', { eur: 530 }),
          dish('Pâté shtëpie', 640, 'Mëlçi pule e konjak, me tranguj të vegjël turshi.'),
          dish('Sallatë me djathë dhie të ngrohtë', 620, 'Djathë dhie mbi bukë të thekur, mjaltë e arra.'),
          dish('Kërmij në gjalpë (6 copë)', 780, 'Gjalpë me hudhër e majdanoz, bukë për ta fshirë.'),
          dish('Tartar viçi', 1150, 'I prerë me thikë, me kaperi dhe të verdhë veze.'),
          dish('Oeufs cocotte me kërpudha', 480),
          dish('Terinë rose me fëstëk', 720),
        ],
        'Pjata e parë': [
          dish('Rosë me portokall', 1690, 'Gjoks rose i kuqërremtë, salcë portokalli të hidhur.', {
            eur: 1725,
            gbp: 1490,
          }),
          dish('Viç bourguignon', 1450, 'Në verë të kuqe, me kërpudha e qepë të vogla.', { eur: 1480 }),
          dish('Ratatuj', 780, 'Patëllxhan, kungull e speca, të pjekur veç e veç.'),
          dish('Konfi rose', 1450, 'Kofshë e zier tri orë në dhjamë, lëkurë krokante.'),
          dish('Biftek me piper jeshil', 1750, 'Fileto 220 g, salcë konjaku dhe krem.'),
          dish('Steak frites', 1390, 'Antrekot 250 g dhe patate të skuqura dy herë.'),
          dish('Levrek me salcë gjalpi', 1550, 'Gjalpë i bardhë me qepujkë e verë Shabli.'),
          dish('Pulë me tarragon', 1050),
          dish('Omletë me tartuf', 890),
          dish('Midhje mariniere', 980, 'Në verë të bardhë, me patate të holla anash.'),
        ],
        Djathëra: [
          dish('Dërrasë me tri djathëra', 980, 'Brie, Kontë dhe blu, me reçel fiku.'),
          dish('Kamembert i pjekur', 850),
        ],
        'Në fund': [
          dish('Krem brûlé', 420, 'Vanilje e vërtetë dhe kore karameli që thyhet me lugë.'),
          dish('Tartë me mollë', 390, 'Mollë Korçe, e përmbysur, me pak krem të thartë.'),
          dish('Mus çokollate', 420),
          dish('Tartë me limon', 390),
          dish('Profiterol', 450, 'Tre topa me akullore vanilje dhe çokollatë të nxehtë.'),
        ],
        'Verë në gotë': [
          dish('Bordo, gotë', 550),
          dish('Shabli, gotë', 650),
          dish('Kallmet i Zadrimës, gotë', 450),
          dish('Shampanjë, gotë', 1200),
          dish('Kafe ekspres', 120),
        ],
      },
    ),
  ],
};
