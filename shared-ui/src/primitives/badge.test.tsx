import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Badge } from './badge.tsx';
import { Skeleton } from './skeleton.tsx';

test('a badge says its state in words', async () => {
  await renderUi(
    <Badge tone="success" solid icon={<svg aria-hidden="true" />}>
      Gati
    </Badge>,
  );
  expect(screen.getByText('Gati')).toBeVisible();
});

test('a skeleton holds its place and says nothing', async () => {
  const { container } = await renderUi(<Skeleton height="160px" width="80px" />);
  expect(container.firstElementChild).toHaveStyle({ height: '160px', width: '80px' });
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
