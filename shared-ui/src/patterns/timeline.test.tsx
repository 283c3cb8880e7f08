import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Timeline } from './timeline.tsx';

test('steps stand in order and the one under way is marked', async () => {
  await renderUi(
    <Timeline
      steps={[
        { id: 'a', label: 'Në pritje', time: '13:12', state: 'done', icon: null },
        { id: 'b', label: 'Konfirmuar', time: '13:15', state: 'current', icon: null },
        { id: 'c', label: 'Gati', state: 'todo', icon: null },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Në pritje13:12', 'Konfirmuar13:15', 'Gati']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a way that was given up stands at its end', async () => {
  await renderUi(
    <Timeline
      steps={[
        { id: 'a', label: 'Në pritje', time: '13:12', state: 'done', icon: null },
        { id: 'b', label: 'Anuluar', time: '13:20', state: 'stopped', icon: null },
      ]}
    />,
  );
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Anuluar13:20');
});
