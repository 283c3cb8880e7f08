import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Birraria e Vjetër, in Korçë. */
export const BIRRARIA_E_VJETER: WrittenPlace = {
  name: 'Birraria e Vjetër',
  address: 'Bulevardi Fan Noli 74',
  location: [40.61283, 20.77733],
  description: 'Birrë Korça nga fuçia dhe kërnacka mbi qymyr.',
  plan: 'standard',
  liveliness: [6, 22, 4.4],
  menus: [
    menu('Pjata për birrë', 'Mish mbi qymyr, për të shoqëruar birrën.', ['BBQ', 'Kryesore', '$$'], {
      'Nga qymyri': [
        dish('Kërnacka me qepë', 430, 'Dymbëdhjetë copë, mustardë e fortë.'),
        dish('Kofshë derri në birrë', 1180, 'Tri orë në birrë të zezë, lakër anash.', { eur: 1200 }),
        dish('Salsiçe të bardha', 520, 'Me rrikë dhe bukë thekre.'),
        dish('Kërnacka pikante', 450, 'Me spec djegës të thatë e hudhër.'),
        dish('Bërxollë derri', 690),
        dish('Bërxollë viçi', 920),
        dish('Qofte (6 copë)', 400),
        dish('Shishqebap derri', 620, 'Qafë derri, qepë e spec.'),
        dish('Krahë pule me birrë', 480, 'Të marinuara në birrë të zezë e mjaltë.'),
        dish('Gjoks pule', 520),
        dish('Pjatë birrarie për dy', 1690, 'Kërnacka, salsiçe, brinjë e krahë, me dy salca.'),
      ],
      'Me birrën': [
        dish('Patate të skuqura', 190),
        dish('Patate me djathë e proshutë', 340, 'Kaçkavall i shkrirë e proshutë e thekur.'),
        dish('Djathë i skuqur', 350),
        dish('Kaçkavall në tigan', 380),
        dish('Rrathë qepe', 220),
        dish('Kikirikë të kripur', 120),
        dish('Pretzel i ngrohtë', 180, 'Me kripë të trashë dhe mustardë.'),
      ],
      Sallata: [dish('Sallatë fshati', 280), dish('Sallatë me lakër', 160), dish('Turshi', 150)],
      Supa: [dish('Gullash', 420, 'Viç, spec i kuq e birrë e zezë.'), dish('Supë me bark', 320)],
    }),
    menu('Nga fuçia', 'Birrë Korça nga fuçia, e ftohtë.', ['BBQ', 'Pije', '$'], {
      Birra: [
        dish('Birrë e bardhë 0,5 l', 200, 'E freskët, shkumë dy gishta.', { eur: 205 }),
        dish('Birrë e zezë 0,5 l', 230, 'Malt i thekur, pak e ëmbël.', { eur: 235 }),
        dish('Birrë e bardhë 0,3 l', 140),
        dish('Birrë e zezë 0,3 l', 160),
        dish('Birrë e pafiltruar 0,5 l', 260, 'E turbullt, me aromë buke, vetëm nga tetori.'),
        dish('Birrë me limon 0,5 l', 220),
      ],
      Tjera: [dish('Raki rrushi, 50 ml', 120), dish('Ujë 0,5 l', 60)],
    }),
  ],
};
