import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Cover } from './cover.tsx';
import { HeroTable } from './hero-table.tsx';
import { DishPicture, PlaceMark } from './plate-picture.tsx';

const foodsIn = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
const foodsOf = async (ui: React.ReactNode) => {
  const { container, unmount } = await renderUi(ui);
  const foods = foodsIn(container);
  unmount();
  return foods;
};

test('a place is laid the same way every time, and another one differently', async () => {
  const first = await foodsOf(<Cover name="Sushi Jon" cuisine="Japoneze" />);
  expect(await foodsOf(<Cover name="Sushi Jon" cuisine="Japoneze" />)).toEqual(first);
  expect(await foodsOf(<Cover name="Rrugica Napoli" cuisine="Italiane" />)).not.toEqual(first);
});

test('the dish on the plate comes from the menu', async () => {
  expect(await foodsOf(<Cover name="Sushi Jon" cuisine="Japoneze" items={['Tavë kosi']} />)).toContainEqual(
    expect.stringMatching(/#tave$/),
  );
  expect(await foodsOf(<DishPicture itemName="Byrek me spinaq" place="Sushi Jon" />)).toEqual([
    expect.stringMatching(/#byrek$/),
  ]);
});

// product.md §88
test('a dish whose name says no picture shows none, whatever its place is called or cooks', async () => {
  expect(await foodsOf(<DishPicture itemName="Verdhushkë" place="Byrektore Tirana" cuisine="BBQ" />)).toEqual(
    [],
  );
});

// product.md §88
test('a place without a logo shows its first letters, and no dish', async () => {
  const { container } = await renderUi(<PlaceMark place="Oxhaku i Gjyshes" />);
  expect(screen.getByText('OG')).toBeVisible();
  expect(foodsIn(container)).toEqual([]);
});

test('two covers on a page do not share the ids of their cloths', async () => {
  const { container } = await renderUi(
    <>
      <Cover name="Sushi Jon" />
      <Cover name="Rrugica Napoli" />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('pictures are decoration', async () => {
  await renderUi(
    <>
      <Cover name="Sushi Jon" />
      <DishPicture itemName="Byrek" place="Sushi Jon" />
      <PlaceMark place="Sushi Jon" />
      <HeroTable />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
