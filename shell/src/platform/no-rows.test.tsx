import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../locales/sq.json';
import { openConsole, TOKEN } from '../testing/platform-console.tsx';

const NOTHING = {
  acts: { items: [], total: 60 },
  errors: { items: [], total: 60 },
  failures: { items: [], total: 60, may_send: true },
  rates: { items: [], total: 60, in_use: '2026-11-18', may_store: true },
};

test.each(['acts', 'errors', 'failures', 'rates'] as const)(
  'the list of %s does not say that it is empty on a page past its end, and leads back',
  async (name) => {
    const calls = await openConsole(
      { [`GET /platform/${name}`]: NOTHING[name] },
      TOKEN,
      'sq',
      `/platform/${name}?page=7`,
    );
    expect(await screen.findByText(sq.platform.pastEnd)).toBeVisible();
    expect(screen.queryByText(sq.platform[name].none)).not.toBeInTheDocument();
    const askedOf = () => calls.filter(({ route }) => route === `GET /platform/${name}`).length;
    expect(askedOf()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: ui.firstPage }));
    expect(await screen.findByText(sq.platform[name].none)).toBeVisible();
    expect(askedOf()).toBe(2);
  },
);
