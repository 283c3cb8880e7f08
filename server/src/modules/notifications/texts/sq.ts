import type { MailTexts } from './text-types.ts';

/** All words of mails, in Albanian. */
export const sq: MailTexts = {
  placed: {
    subject: 'Porosia {id} te {place} u regjistrua',
    heading: 'Porosia u regjistrua',
    text: '{name}, {place} e mori porosinë tënde dhe do ta konfirmojë së shpejti.',
    payAtRestaurant: 'Paguan në restorant kur ta marrësh.',
    paidByCard: 'Pagesa me kartë u krye.',
    keep: 'Ruaje këtë mesazh: me numrin e porosisë dhe e-mailin tënd e ndjek kur të duash.',
  },
  status: {
    pending: {
      subject: 'Porosia {id} pret konfirmimin',
      heading: 'Porosia pret konfirmimin',
      text: '{place} do ta konfirmojë së shpejti.',
    },
    confirmed: {
      subject: 'Porosia {id} u konfirmua',
      heading: 'Porosia u konfirmua',
      text: '{place} e pranoi porosinë dhe do ta fillojë së shpejti.',
    },
    preparing: {
      subject: 'Porosia {id} po përgatitet',
      heading: 'Ushqimi yt po përgatitet',
      text: '{place} filloi ta përgatisë porosinë.',
    },
    ready: {
      subject: 'Porosia {id} është gati',
      heading: 'Porosia është gati',
      text: 'Të pret te {place}.',
    },
    delivered: {
      subject: 'E more porosinë {id}',
      heading: 'Të bëftë mirë',
      text: 'E more porosinë te {place}. Si ishte? Vlerësimi yt i ndihmon të tjerët të zgjedhin.',
    },
    canceled: {
      subject: 'Porosia {id} u anulua',
      heading: 'Porosia u anulua',
      text: 'Porosia te {place} u anulua dhe nuk do të përgatitet. Për pyetje, telefono restorantin.',
    },
  },
  canceledRefund: 'Shuma që pagove kthehet në kartën tënde.',
  reviewOrder: 'Vlerëso porosinë',
  newOrder: {
    subject: 'Porosi e re {id}: {total}',
    heading: 'Porosi e re',
    text: '{name} porositi tani.',
    open: 'Hape porosinë',
  },
  reset: {
    subject: 'Rivendos fjalëkalimin',
    heading: 'Rivendos fjalëkalimin',
    text: 'Dikush kërkoi një fjalëkalim të ri për {name}. Zgjidhe me këtë link; ai vlen {minutes} minuta dhe vetëm një herë.',
    action: 'Zgjidh fjalëkalimin e ri',
    note: 'Nëse nuk e kërkove ti, mos bëj asgjë: fjalëkalimi mbetet ai që është.',
  },
  passwordChanged: {
    subject: 'Fjalëkalimi u ndryshua',
    heading: 'Fjalëkalimi u ndryshua',
    text: 'Fjalëkalimi i {name} u ndryshua më {date}. Në pajisjet e tjera duhet hyrë përsëri. Nëse nuk ishe ti, rivendose menjëherë.',
    action: 'Rivendos fjalëkalimin',
  },
  emailChanged: {
    subject: 'E-maili i llogarisë u ndryshua',
    heading: 'E-maili u ndryshua',
    text: 'E-maili i llogarisë {name} u ndryshua më {date}; tani hyn me e-mailin e ri. Nëse nuk ishe ti, na shkruaj menjëherë.',
    action: 'Na shkruaj',
  },
  twoFactorOn: {
    subject: 'U aktivizua hyrja me dy hapa',
    heading: 'U aktivizua hyrja me dy hapa',
    text: 'Që nga {date}, hyrja në llogarinë {name} kërkon edhe një kod nga aplikacioni. Ruaji kodet e rikthimit. Nëse nuk ishe ti, rivendose fjalëkalimin menjëherë dhe na shkruaj.',
    action: 'Rivendos fjalëkalimin',
  },
  twoFactorOff: {
    subject: 'U çaktivizua hyrja me dy hapa',
    heading: 'U çaktivizua hyrja me dy hapa',
    text: 'Që nga {date}, për llogarinë {name} mjaftojnë e-maili dhe fjalëkalimi. Nëse nuk ishe ti, rivendose fjalëkalimin menjëherë.',
    action: 'Rivendos fjalëkalimin',
  },
  trialEnding: {
    subject: 'Prova falas e planit {plan} mbaron më {date}',
    heading: 'Prova falas po mbaron',
    text: 'Prova falas e planit {plan} për {name} mbaron më {date}. Shto një kartë që porositë online të vazhdojnë; pa të, llogaria kalon në planin Falas dhe menutë mbeten.',
    action: 'Shiko abonimin',
  },
  paymentFailed: {
    subject: 'Pagesa e abonimit nuk u krye',
    heading: 'Pagesa nuk u krye',
    text: 'Nga karta e {name} nuk u tërhoq dot pagesa për planin {plan}. Porositë online vazhdojnë edhe {days} ditë; përditëso kartën që të mos ndalen.',
    action: 'Përditëso kartën',
  },
  contact: {
    subject: 'Mesazh nga formulari i kontaktit: {subject}',
    heading: '{subject}',
    text: '{name} shkroi nga faqja e kontaktit. Nëse i përgjigjesh këtij e-maili, përgjigjja i shkon drejtpërdrejt.',
  },
  followOrder: 'Gjurmo porosinë',
  labels: {
    order: 'Porosia',
    placedAt: 'Data',
    place: 'Restoranti',
    address: 'Adresa',
    name: 'Emri',
    phone: 'Telefoni',
    email: 'E-mail',
    payment: 'Pagesa',
    total: 'Gjithsej',
  },
  payment: { payAtRestaurant: 'Paguhet në restorant', paidByCard: 'Paguar me kartë' },
  displayed: '{amount}, çdo çmim me kursin 1 € = {rate}',
  displayedOwn: '{amount}; çmimet në euro i ka vendosur vetë lokali',
  footer: {
    diner: 'E merr këtë mesazh sepse porosite me këtë e-mail në Tavolina.',
    business: 'E merr këtë mesazh sepse {name} ka llogari në Tavolina.',
    operator: 'Nga formulari i kontaktit i Tavolinës.',
  },
};
