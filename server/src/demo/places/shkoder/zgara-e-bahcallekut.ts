import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Zgara e Bahçallëkut, in Shkodër. */
export const ZGARA_E_BAHCALLEKUT: WrittenPlace = {
  name: 'Zgara e Bahçallëkut',
  address: 'Ura e Bahçallëkut 1',
  location: [42.04703, 19.50053],
  description: 'Mish Alpesh mbi qymyr, në krye të urës.',
  hours: week('12:00-23:30'),
  plan: 'standard',
  liveliness: [5, 18, 4.3],
  menus: [
    menu(
      'Qymyr',
      'Mishi vjen nga Vermoshi të premteve.',
      ['BBQ', 'Darke', '$$'],
      {
        'Nga Alpet': [
          dish('Bërxolla derri', 680, 'Dy copë të trasha, kopër e thatë.', {
            en: ['Pork chops', 'Two thick cuts, dried dill.'],
            eur: 690,
          }),
          dish('Brinjë viçi', 840, 'Të buta, të pjekura ngadalë.', {
            en: ['Veal ribs', 'Tender, slow-roasted.'],
          }),
          dish('Mish dashi me kripë', 950, 'I tharë, me shije të fortë.', {
            en: ['Salt-cured mutton', 'Dried, with a strong flavour.'],
            soldOut: true,
          }),
          dish('Qofte (6 copë)', 450, '', { en: ['Qofte, grilled meatballs (6 pcs)'] }),
          dish('Qebapë (10 copë)', 480, '', { en: ['Qebapa, small grilled kebabs (10 pcs)'] }),
          dish('Bërxollë viçi', 980, 'Rreth 350 g, e pritur nga kasapi i Koplikut.', {
            en: ['Grilled veal chop', 'About 350 g, cut by our butcher in Koplik.'],
          }),
          dish('Paidhaqe qengji', 1190, '', { en: ['Grilled lamb chops'] }),
          dish('Qengj në hell, 1 kg', 2600, 'Të shtunave; porositet një ditë më parë.', {
            en: ['Spit-roasted lamb, 1 kg', 'On Saturdays; order one day ahead.'],
          }),
          dish('Kec në hell, 1 kg', 2700, '', { en: ['Spit-roasted kid goat, 1 kg'] }),
          dish('Suxhuk Alpesh', 450, '', { en: ['Suxhuk sausage from the Alps'] }),
          dish('Mëlçi në rrjetë', 490, 'E mbështjellë në dhjamë të hollë, mbetet e butë.', {
            en: ['Liver in caul fat', 'Wrapped in thin fat, so that it stays tender.'],
          }),
          dish('Gjoks pule', 580, '', { en: ['Grilled chicken breast'] }),
          dish('Pastërma e pjekur', 620, '', { en: ['Baked pastërma, cured beef'] }),
        ],
        'Me të': [
          dish('Djathë i skuqur', 320, 'Djathë Alpesh, me mjaltë gështenje.', {
            en: ['Fried cheese', 'Cheese from the Alps with chestnut honey.'],
          }),
          dish('Patate të skuqura', 220, '', { en: ['Fries'] }),
          dish('Speca me ajkë', 320, 'Speca të thatë, të zier në ajkë të Bjeshkës.', {
            en: ['Peppers with cream', 'Dried peppers simmered in cream from Bjeshkë.'],
          }),
          dish('Sallatë e stinës', 250, '', { en: ['Seasonal salad'] }),
          dish('Kaçamak me ajkë', 350, 'I butë, ajka shkrihet sipër.', {
            en: ['Kaçamak, cornmeal porridge with cream', 'Soft, with the cream melting on top.'],
          }),
          dish('Bukë misri', 100, '', { en: ['Cornbread'] }),
          dish('Turshi', 150, '', { en: ['Pickles'] }),
        ],
        Pije: [
          dish('Birrë 0,5 l', 260, '', { en: ['Beer 0.5 l'] }),
          dish('Raki kumbulle, 50 ml', 150, '', { en: ['Plum raki, 50 ml'] }),
          dish('Dhallë', 100, '', { en: ['Dhallë, salted yogurt drink'] }),
          dish('Verë Kallmet, gotë', 350, '', { en: ['Kallmet wine, glass'] }),
        ],
      },
      { en: ['Charcoal', 'The meat comes from Vermosh on Fridays.'] },
    ),
  ],
};
