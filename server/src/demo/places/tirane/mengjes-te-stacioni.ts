import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Mëngjes te Stacioni, in Tiranë. */
export const MENGJES_TE_STACIONI: WrittenPlace = {
  name: 'Mëngjes te Stacioni',
  address: 'Bulevardi Zogu I 88',
  location: [41.33437, 19.81653],
  description: 'Petulla, vezë dhe kafe e fortë për ata që nisen herët.',
  plan: 'free',
  menus: [
    menu(
      'Mëngjes gjithë ditën',
      'Hapim në orën gjashtë të mëngjesit.',
      ['Fast Food', 'Mengjes', '$'],
      {
        'Të kripura': [
          dish('Vezë në tigan me gjizë', 280, 'Tri vezë fshati dhe bukë e thekur.'),
          dish('Petulla me djathë', 200, 'Pesë copë të fryra, djathë i bardhë Gjirokastre.'),
          dish('Omletë me djathë', 300, 'Tri vezë, djathë i bardhë, e palosur.'),
          dish('Omletë me proshutë e kërpudha', 380),
          dish('Vezë syze me suxhuk', 350, 'Dy vezë dhe suxhuk i prerë trashë, në tigan të vogël.'),
          dish('Sanduiç me vezë e djathë', 250),
          dish('Tost me proshutë e djathë', 220, 'Djathë që shkrihet, buzë krokante.'),
          dish('Bukë e thekur me avokado', 380),
          dish('Byrek me gjizë', 120),
          dish('Trahana me djathë', 250, 'E nxehtë, siç hahej para punës në fushë.'),
        ],
        'Të ëmbla': [
          dish('Petulla me mjaltë', 190, 'Me arra të grira trashë.'),
          dish('Krep me fiq', 230, 'Reçel fiku i shtëpisë dhe gjizë e ëmbël.'),
          dish('Kroasan me çokollatë', 150),
          dish('Krep me Nutella e banane', 280, 'I madh, i palosur në katër.'),
          dish('Petulla me sheqer pluhur', 170),
          dish('Granola me kos e fruta', 320),
        ],
        'Për të pirë': [
          dish('Kafe ekspres', 90),
          dish('Kafe makiato', 110),
          dish('Kafe me qumësht', 130, 'Në filxhan të madh, për udhë.'),
          dish('Çaj mali', 100),
          dish('Lëng portokalli', 220),
          dish('Dhallë', 100),
        ],
      },
      { daysOld: 5 },
    ),
  ],
};
