import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Notice } from './notice.tsx';

test('a failure interrupts', async () => {
  await renderUi(
    <Notice tone="danger" title="Pagesa nuk u krye.">
      Nga karta nuk u mor asgjë.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Pagesa nuk u krye. Nga karta nuk u mor asgjë.');
});

test.each(['success', 'attention', 'info'] as const)('%s waits its turn', async (tone) => {
  await renderUi(
    <Notice tone={tone} action={<button type="button">Shih ndryshimet</button>}>
      Dikush tjetër e ndryshoi këtë menu.
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Dikush tjetër e ndryshoi këtë menu.').closest('[role="status"]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Shih ndryshimet' })).toBeVisible();
});
