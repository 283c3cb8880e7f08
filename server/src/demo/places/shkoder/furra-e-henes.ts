import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Furra e Hënës, in Shkodër. */
export const FURRA_E_HENES: WrittenPlace = {
  name: 'Furra e Hënës',
  address: 'Rruga Kolë Idromeno 15',
  location: [42.06833, 19.51433],
  description: 'Byrek me kos, me mish e me hudhra që nga ora gjashtë e mëngjesit.',
  hours: week('06:00-14:00', { sunday: '06:00-12:00' }),
  plan: 'standard',
  liveliness: [9, 28, 4.7],
  menus: [
    menu(
      'Byrekë e mëngjes',
      'Tepsia e parë del në gjashtë.',
      ['Tradicionale', 'Mengjes', '$'],
      {
        'Nga tepsia': [
          dish('Byrek me kos', 150, 'I thartë pikërisht sa duhet, me petë që kërcasin.', {
            en: ['Byrek with yogurt', 'Just sour enough, with layers that crackle.'],
          }),
          dish('Byrek me hudhra', 160, 'Hudhra të reja të Shkodrës, të zbutura në gjalpë.', {
            en: ['Byrek with young garlic', 'Young Shkodër garlic softened in butter.'],
          }),
          dish('Byrek me mish të grirë', 190, 'Qepë e skuqur mirë, piper i zi.', {
            en: ['Byrek with minced meat', 'Well-browned onion, black pepper.'],
          }),
          dish('Byrek me kungull', 150, 'Kungull i kuq, pak sheqer, si në vjeshtë.', {
            en: ['Pumpkin byrek', 'Orange pumpkin and a little sugar, as in autumn.'],
            soldOut: true,
          }),
          dish('Byrek me gjizë', 140, '', { en: ['Byrek with curd cheese'] }),
          dish('Byrek me spinaq', 150, 'Spinaq i freskët, jo i ngrirë, me pak gjizë.', {
            en: ['Spinach byrek', 'Fresh spinach, never frozen, with a little curd cheese.'],
          }),
          dish('Byrek me domate e qepë', 150, 'Qepa zihet ngadalë, pastaj domatja.', {
            en: ['Byrek with tomato and onion', 'The onion is cooked slowly, then the tomato goes in.'],
          }),
          dish('Byrek me lakër', 150, '', { en: ['Cabbage byrek'] }),
          dish('Byrek me presh', 160, 'Presh i hollë dhe ajkë.', {
            en: ['Leek byrek', 'Thin leeks and cream.'],
          }),
          dish('Byrek me patate', 150, '', { en: ['Potato byrek'] }),
          dish('Byrek me djathë të bardhë', 170, '', { en: ['Byrek with white cheese'] }),
          dish('Byrek me hithra', 180, 'Hithra të mbledhura në Razëm, vetëm në pranverë.', {
            en: ['Nettle byrek', 'Nettles picked in Razëm, only in spring.'],
          }),
          dish('Byrek me kërpudha', 180, '', { en: ['Mushroom byrek'] }),
          dish('Byrek me mish viçi', 200, '', { en: ['Byrek with veal'] }),
          dish('Byrek i ëmbël me qumësht', 170, 'Me vezë e vanilje, sheqer pluhur sipër.', {
            en: ['Sweet byrek with milk custard', 'With egg and vanilla, dusted with icing sugar.'],
          }),
          dish('Byrek me kungull e oriz', 160, '', { en: ['Byrek with pumpkin and rice'] }),
        ],
        'Të vogla': [
          dish('Simite me susam', 50, '', { en: ['Simite, sesame bread rings'] }),
          dish('Kifle me djathë', 80, '', { en: ['Cheese roll'] }),
          dish('Kifle me marmelatë', 80, '', { en: ['Jam roll'] }),
          dish('Kulaç me kos', 120, 'I butë, hahet i nxehtë e thyhet me dorë.', {
            en: ['Kulaç, flatbread with yogurt', 'Soft, eaten hot and broken by hand.'],
          }),
          dish('Petulla (5 copë)', 150, '', { en: ['Petulla, fried dough (5 pcs)'] }),
        ],
        'Me byrekun': [
          dish('Kos deleje', 90, 'Në enë balte, me ajkë sipër.', {
            en: ["Sheep's yogurt", 'In a clay bowl, with the cream on top.'],
          }),
          dish('Dhallë', 70, '', { en: ['Dhallë, salted yogurt drink'] }),
          dish('Kos i thatë', 90, '', { en: ['Strained yogurt'] }),
          dish('Turshi', 80, '', { en: ['Pickles'] }),
          dish('Çaj mali', 80, '', { en: ['Mountain tea'] }),
          dish('Kafe turke', 80, '', { en: ['Turkish coffee'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['Byrek and breakfast', 'The first tray comes out at six.'] },
    ),
  ],
};
