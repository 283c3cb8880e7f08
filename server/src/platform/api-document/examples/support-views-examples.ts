import type { AreaExamples } from '../call-example.ts';

/** Support views of a place. */
export const supportViewsExamples: AreaExamples<'supportViews'> = {
  list: {
    description: 'Support may view a console for a while, with a reason. It changes nothing.',
    answer: [
      {
        id: '9a7d2f40-3c1b-4e86-b5d9-70c2e8a4f613',
        opened_at: '2026-11-20T09:05:00.000Z',
        ends_at: '2026-11-20T09:11:30.000Z',
        reason: 'Porositë nuk hapen, sipas telefonatës.',
      },
    ],
    failure: { code: 'unauthorized' },
  },
  end: {
    description: 'Answers the same for a token that is unknown or has ended already.',
    body: { view_token: 'tvv_Jc4nVq8wLp2sHd6kYr0tBm3xFz9aGe5uXi1oCb7vNyE' },
    failure: { code: 'invalid_input', fields: [{ field: 'view_token', message: 'required' }] },
  },
};
