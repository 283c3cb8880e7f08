import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Liqeni i Krapit, in Shkodër. */
export const LIQENI_I_KRAPIT: WrittenPlace = {
  name: 'Liqeni i Krapit',
  address: 'Shiroka, buzë liqenit',
  location: [42.05523, 19.45803],
  description: 'Krap e gjuhcë nga liqeni, me pamje nga uji.',
  plan: 'standard',
  liveliness: [5, 20, 4.6],
  menus: [
    menu('Peshk liqeni', 'I zënë në liqen, i gatuar në çast.', ['Peshk', 'Kryesore', '$$'], {
      Krapi: [
        dish('Krap në tjegull', 1100, 'Me kumbulla e qepë, si në Shirokë.', { eur: 1125 }),
        dish('Krap i skuqur', 890, 'Fetë të holla me miell misri.', { eur: 910 }),
        dish('Krap në zgarë', 1050, 'I hapur nga shpina, me kripë të trashë.'),
        dish('Krap i tymosur', 890, 'I ftohtë, me qepë e uthull.'),
        dish('Krap në furrë me patate', 1150),
      ],
      'Të tjerët': [
        dish('Gjuhcë e tymosur', 640, 'Tym shelgu, bukë e thekur.'),
        dish('Supë peshku me vezë', 390, 'E bardhë, me limon në fund.'),
        dish('Gjuhcë e skuqur', 590, 'Të vogla, me miell misri, hahen me kokë.'),
        dish('Ngjalë në zgarë', 1550, 'Copa në hell, me gjethe dafine.'),
        dish('Ngjalë në tjegull', 1490),
        dish('Levrek në zgarë', 1450),
        dish('Troftë në zgarë', 890),
        dish('Sardele në zgarë', 590),
      ],
      'Për nisje': [
        dish('Sallatë fshati', 300),
        dish('Djathë i skuqur', 400),
        dish('Krem krapi i tymosur', 450, 'Me rrikë e limon, mbi bukë të thekur.'),
        dish('Turshi', 150),
      ],
      Anash: [dish('Patate të ziera', 200), dish('Spinaq me hudhër', 260), dish('Bukë e ngrohtë', 80)],
      Mish: [dish('Qofte (6 copë)', 420), dish('Bërxollë derri', 690)],
      Pije: [
        dish('Verë e bardhë, 0,5 l', 650),
        dish('Birrë 0,5 l', 250),
        dish('Raki rrushi, 50 ml', 130),
        dish('Ujë 1 l', 120),
      ],
    }),
  ],
};
