import { Cover, DishPicture } from './cover.tsx';
import { HeroTable } from './hero-table.tsx';

export default { title: 'Food' };

const PLACES = [
  ['Oxhaku i Gjyshes', 'Tradicionale', 'Tavë kosi'],
  ['Pirun e Det', 'Peshk', 'Levrek'],
  ['Rrugica Napoli', 'Italiane', 'Pica'],
  ['Sushi Jon', 'Japoneze', 'Nigiri'],
] as const;

export const Covers = () =>
  PLACES.map(([name, cuisine, dish]) => (
    <div key={name} style={{ width: 320, height: 200 }}>
      <Cover name={name} cuisine={cuisine} items={[dish]} />
    </div>
  ));
export const Dishes = () =>
  PLACES.map(([name, cuisine, dish]) => (
    <div key={name} style={{ width: 104, height: 104 }}>
      <DishPicture itemName={dish} place={name} cuisine={cuisine} />
    </div>
  ));
export const Table = () => <HeroTable />;
