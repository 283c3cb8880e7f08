import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Furra e Hënës, in Shkodër. */
export const FURRA_E_HENES: WrittenPlace = {
  name: 'Furra e Hënës',
  address: 'Rruga Kolë Idromeno 15',
  location: [42.06833, 19.51433],
  description: 'Byrek me kos, me mish e me hudhra që nga ora gjashtë e mëngjesit.',
  plan: 'standard',
  liveliness: [9, 28, 4.7],
  menus: [
    menu('Byrekë e mëngjes', 'Tepsia e parë del në gjashtë.', ['Tradicionale', 'Mengjes', '$'], {
      'Nga tepsia': [
        dish('Byrek me kos', 150, 'I thartë pikërisht sa duhet, me petë që kërcasin.'),
        dish('Byrek me hudhra', 160, 'Hudhra të reja të Shkodrës, të zbutura në gjalpë.'),
        dish('Byrek me mish të grirë', 190, 'Qepë e skuqur mirë, piper i zi.'),
        dish('Byrek me kungull', 150, 'Kungull i kuq, pak sheqer, si në vjeshtë.', { soldOut: true }),
        dish('Byrek me gjizë', 140),
        dish('Byrek me spinaq', 150, 'Spinaq i freskët, jo i ngrirë, me pak gjizë.'),
        dish('Byrek me domate e qepë', 150, 'Qepa zihet ngadalë, pastaj domatja.'),
        dish('Byrek me lakër', 150),
        dish('Byrek me presh', 160, 'Presh i hollë dhe ajkë.'),
        dish('Byrek me patate', 150),
        dish('Byrek me djathë të bardhë', 170),
        dish('Byrek me hithra', 180, 'Hithra të mbledhura në Razëm, vetëm në pranverë.'),
        dish('Byrek me kërpudha', 180),
        dish('Byrek me mish viçi', 200),
        dish('Byrek i ëmbël me qumësht', 170, 'Me vezë e vanilje, sheqer pluhur sipër.'),
        dish('Byrek me kungull e oriz', 160),
      ],
      'Të vogla': [
        dish('Simite me susam', 50),
        dish('Kifle me djathë', 80),
        dish('Kifle me marmelatë', 80),
        dish('Kulaç me kos', 120, 'I butë, hahet i nxehtë e thyhet me dorë.'),
        dish('Petulla (5 copë)', 150),
      ],
      'Me byrekun': [
        dish('Kos deleje', 90, 'Në enë balte, me ajkë sipër.'),
        dish('Dhallë', 70),
        dish('Kos i thatë', 90),
        dish('Turshi', 80),
        dish('Çaj mali', 80),
        dish('Kafe turke', 80),
        dish('Ujë 0,5 l', 60),
      ],
    }),
  ],
};
