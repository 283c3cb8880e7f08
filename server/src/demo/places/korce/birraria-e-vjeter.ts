import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, servedAt } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Birraria e Vjetër, in Korçë. */
export const BIRRARIA_E_VJETER: WrittenPlace = {
  name: 'Birraria e Vjetër',
  address: 'Bulevardi Fan Noli 74',
  location: [40.61283, 20.77733],
  description: 'Birrë Korça nga fuçia dhe kërnacka mbi qymyr.',
  hours: week('11:00-00:30', { friday: '11:00-02:00', saturday: '11:00-02:00' }),
  plan: 'standard',
  liveliness: [6, 22, 4.4],
  menus: [
    menu(
      'Pjata për birrë',
      'Mish mbi qymyr, për të shoqëruar birrën.',
      ['BBQ', 'Kryesore', '$$'],
      {
        'Nga qymyri': [
          dish('Kërnacka me qepë', 430, 'Dymbëdhjetë copë, mustardë e fortë.', {
            en: ['Kërnacka, Korçë sausages with onion', 'Twelve pieces, strong mustard.'],
          }),
          dish('Kofshë derri në birrë', 1180, 'Tri orë në birrë të zezë, lakër anash.', {
            en: ['Pork knuckle in beer', 'Three hours in dark beer, with cabbage.'],
            eur: 1200,
          }),
          dish('Salsiçe të bardha', 520, 'Me rrikë dhe bukë thekre.', {
            en: ['White sausages', 'With horseradish and rye bread.'],
          }),
          dish('Kërnacka pikante', 450, 'Me spec djegës të thatë e hudhër.', {
            en: ['Spicy kërnacka, Korçë sausages', 'With dried chilli and garlic.'],
          }),
          dish('Bërxollë derri', 690, '', { en: ['Grilled pork chop'] }),
          dish('Bërxollë viçi', 920, '', { en: ['Grilled veal chop'] }),
          dish('Qofte (6 copë)', 400, '', { en: ['Qofte, grilled meatballs (6 pcs)'] }),
          dish('Shishqebap derri', 620, 'Qafë derri, qepë e spec.', {
            en: ['Pork shishqebap, grilled skewer', 'Pork neck, onion and pepper.'],
          }),
          dish('Krahë pule me birrë', 480, 'Të marinuara në birrë të zezë e mjaltë.', {
            en: ['Chicken wings in beer', 'Marinated in dark beer and honey.'],
          }),
          dish('Gjoks pule', 520, '', { en: ['Grilled chicken breast'] }),
          dish('Pjatë birrarie për dy', 1690, 'Kërnacka, salsiçe, brinjë e krahë, me dy salca.', {
            en: [
              'Brewery platter for two',
              'Kërnacka sausages, pork sausages, ribs and wings, with two sauces.',
            ],
          }),
        ],
        'Me birrën': [
          dish('Patate të skuqura', 190, '', { en: ['Fries'] }),
          dish('Patate me djathë e proshutë', 340, 'Kaçkavall i shkrirë e proshutë e thekur.', {
            en: ['Fries with cheese and bacon', 'Melted kaçkavall and crispy bacon.'],
          }),
          dish('Djathë i skuqur', 350, '', { en: ['Fried cheese'] }),
          dish('Kaçkavall në tigan', 380, '', { en: ['Pan-fried kaçkavall cheese'] }),
          dish('Rrathë qepe', 220, '', { en: ['Onion rings'] }),
          dish('Kikirikë të kripur', 120, '', { en: ['Salted peanuts'] }),
          dish('Pretzel i ngrohtë', 180, 'Me kripë të trashë dhe mustardë.', {
            en: ['Warm pretzel', 'With coarse salt and mustard.'],
          }),
          dish('Salsiçe gjermane me lakër turshi', 490, '', { en: ['German sausage with sauerkraut'] }),
          dish('Djathëra ndërkombëtare', 690, 'Brie, gauda dhe çedar, me reçel fiku.', {
            en: ['International cheeses', 'Brie, gouda and cheddar, with fig jam.'],
          }),
        ],
        Sallata: [
          dish('Sallatë fshati', 280, '', { en: ['Village salad'] }),
          dish('Sallatë me lakër', 160, '', { en: ['Cabbage salad'] }),
          dish('Turshi', 150, '', { en: ['Pickles'] }),
          dish('Sallatë ruse', 280, '', { en: ['Russian salad'] }),
        ],
        Supa: [
          dish('Gullash', 420, 'Viç, spec i kuq e birrë e zezë.', {
            en: ['Goulash', 'Veal, red pepper and dark beer.'],
          }),
          dish('Supë me bark', 320, '', { en: ['Tripe soup'] }),
        ],
      },
      { en: ['Plates for beer', 'Meat over charcoal, to go with the beer.'] },
    ),
    menu(
      'Nga fuçia',
      'Birrë Korça nga fuçia, e ftohtë.',
      ['BBQ', 'Pije', '$'],
      {
        Birra: [
          dish('Birrë e bardhë 0,5 l', 200, 'E freskët, shkumë dy gishta.', {
            en: ['Lager 0.5 l', 'Crisp, with two fingers of foam.'],
            eur: 205,
          }),
          dish('Birrë e zezë 0,5 l', 230, 'Malt i thekur, pak e ëmbël.', {
            en: ['Dark beer 0.5 l', 'Roasted malt, slightly sweet.'],
            eur: 235,
          }),
          dish('Birrë e bardhë 0,3 l', 140, '', { en: ['Lager 0.3 l'] }),
          dish('Birrë e zezë 0,3 l', 160, '', { en: ['Dark beer 0.3 l'] }),
          dish('Birrë e pafiltruar 0,5 l', 260, 'E turbullt, me aromë buke, vetëm nga tetori.', {
            en: ['Unfiltered beer 0.5 l', 'Cloudy, smelling of bread, only from October.'],
          }),
          dish('Birrë me limon 0,5 l', 220, '', { en: ['Lemon beer 0.5 l'] }),
        ],
        Tjera: [
          dish('Raki rrushi, 50 ml', 120, '', { en: ['Grape raki, 50 ml'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['On draught', 'Korça beer from the barrel, cold.'] },
    ),
    menu(
      'Dreka e punës',
      'Një pjatë e ngrohtë dhe një sallatë, nga e hëna në të premte.',
      ['BBQ', 'Dreka', '$'],
      {
        'Pjata e ditës': [
          dish('Kërnacka me fasule', 420, 'Tri kërnacka mbi fasule të zeza, me bukë misri.', {
            en: ['Kërnacka with beans', 'Three Korça sausages on brown beans, with corn bread.'],
          }),
          dish('Gullash viçi', 480, 'I zier ngadalë me birrë të zezë.', {
            en: ['Beef goulash', 'Simmered slowly in dark beer.'],
          }),
          dish('Lakror me presh', 300, '', { en: ['Leek pie'] }),
        ],
      },
      {
        en: ['Working lunch', 'A hot dish and a salad, Monday to Friday.'],
        schedule: servedAt('12:00', '15:30', [1, 2, 3, 4, 5]),
      },
    ),
  ],
};
