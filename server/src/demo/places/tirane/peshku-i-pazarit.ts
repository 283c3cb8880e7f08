import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Peshku i Pazarit, in Tiranë. */
export const PESHKU_I_PAZARIT: WrittenPlace = {
  name: 'Peshku i Pazarit',
  address: 'Pazari i Ri, tezga 14',
  location: [41.33017, 19.82483],
  description: 'Zgjidh peshkun në akull; është gati për një çerek ore.',
  plan: 'standard',
  liveliness: [5, 21, 4.5],
  menus: [
    menu('Nga akulli', 'Peshku i ditës; çmimet janë për porcion.', ['Peshk', 'Kryesore', '$$$'], {
      'Në tigan': [
        dish('Barbunj të skuqur', 1150, 'Të vegjël, me miell misri, hahen me dorë.', { eur: 1175 }),
        dish('Kallamarë të freskët', 980, 'Rrathë të hollë, limon dhe asgjë tjetër.', { eur: 1000 }),
        dish('Sardele të skuqura', 650, 'Dymbëdhjetë copë, me miell misri e limon.'),
        dish('Merluc i vogël i skuqur', 850),
        dish('Karkaleca të skuqur', 1150),
        dish('Përzierje e skuqur', 1250, 'Kallamarë, karkaleca, barbunj të vegjël dhe kungull.'),
      ],
      'Në zgarë': [
        dish('Levrek i egër', 1900, 'Rreth 450 g, i hapur në mes dhe i pjekur mbi prush.', { eur: 1940 }),
        dish('Oktapod në prush', 1480, 'I zier derisa zbutet, pastaj i pjekur, me uthull rrushi.', {
          eur: 1500,
        }),
        dish('Kocë rezervati', 1350),
        dish('Kallamarë në zgarë', 1150),
        dish('Karkaleca mbretërorë (4 copë)', 1690),
        dish('Sepje në zgarë', 1100),
        dish('Salmon në zgarë', 1290, 'Fetë 220 g me lëkurë krokante.'),
      ],
      'Me kilogram': [
        dish('Levrek i egër, 1 kg', 4500),
        dish('Kocë e egër, 1 kg', 4800),
        dish('Dentale, 1 kg', 5200, 'Zgjidhet në akull; piqet në zgarë ose në kripë.'),
        dish('Karavidhe, 1 kg', 6500, 'Të gjalla, nga Adriatiku; në zgarë ose me pasta.'),
      ],
      'Për nisje': [
        dish('Sallatë oktapodi', 890),
        dish('Sallatë me fruta deti', 950),
        dish('Açuge të marinuara', 550, 'Një natë në uthull, pastaj vaj e majdanoz.'),
        dish('Midhje në saganaki', 780, 'Djathë i bardhë, domate dhe piper djegës.'),
        dish('Karpaço levreku', 1050, 'I prerë kur e porosit, me vaj e portokall.'),
        dish('Supë peshku', 450),
      ],
      'Pasta e rizoto': [
        dish('Linguine me fruta deti', 1100, 'Midhje, vongole, karkaleca dhe kallamarë.'),
        dish('Spageti me vongole', 980),
        dish('Rizoto me karkaleca', 1050),
      ],
      'Sallata e anësore': [
        dish('Sallatë jeshile', 300),
        dish('Sallatë me rukola e domate qershi', 380),
        dish('Patate të ziera me vaj e majdanoz', 250),
        dish('Perime në zgarë', 400),
      ],
      'Verë e birrë': [
        dish('Verë Shesh i Bardhë, gotë', 350),
        dish('Pulëz e Beratit, shishe', 2400, 'Verë e bardhë autoktone, e freskët, me erë luleje.'),
        dish('Birrë Korça 0,33 l', 250),
        dish('Ujë 1 l', 150),
      ],
    }),
  ],
};
