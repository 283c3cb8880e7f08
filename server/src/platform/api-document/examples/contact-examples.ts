import type { AreaExamples } from '../call-example.ts';

/** Writing to the team. */
export const contactExamples: AreaExamples<'contact'> = {
  send: {
    description:
      'The message is kept and mailed to the team; the answer does not wait for the mail and has no body.',
    body: {
      full_name: 'Arta Kola',
      email: 'arta.k@shembull.al',
      subject: 'Menuja jonë në Google',
      message: 'Përshëndetje! Si e gjejnë klientët menunë tonë kur na kërkojnë në internet?',
    },
    failure: {
      code: 'invalid_input',
      fields: [
        { field: 'email', message: 'email' },
        { field: 'message', message: 'required' },
      ],
    },
  },
};
