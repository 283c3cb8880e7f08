import { Cover } from './cover.tsx';
import { EmptyTable } from './empty-table.tsx';
import { FoodCard, FoodCardSkeleton, foodCard } from './food-card.tsx';
import { FoodPicture } from './food-picture.tsx';
import { HeroTable } from './hero-table.tsx';
import { DishPicture, PlaceMark } from './plate-picture.tsx';

export default { title: 'Food', parameters: { layout: 'fullscreen' } };

const PLACES = [
  ['Oxhaku i Gjyshes', 'Tradicionale', 'Tavë kosi'],
  ['Pirun e Det', 'Peshk', 'Levrek'],
  ['Rrugica Napoli', 'Italiane', 'Pica'],
  ['Sushi Jon', 'Japoneze', 'Nigiri'],
] as const;

const photo = (ground: string, plate: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250"><rect width="400" height="250" fill="${ground}"/><circle cx="240" cy="140" r="80" fill="${plate}"/></svg>`,
  )}`;
const PHOTOS = { dark: photo('#180a06', '#c46a2b'), light: photo('#fffdf8', '#f6d38a') };

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
export const NothingOnTheTable = () => <EmptyTable />;
export const PlatesWithoutADish = () =>
  PLACES.map(([name, cuisine]) => (
    <div key={name} style={{ display: 'flex', height: 104 }}>
      <div style={{ width: 104 }}>
        <DishPicture itemName="Verdhushkë" place={name} cuisine={cuisine} />
      </div>
      <div style={{ width: 104 }}>
        <PlaceMark place={name} cuisine={cuisine} />
      </div>
    </div>
  ));
export const PhotosAndTheirStandIn = () =>
  [PHOTOS.dark, PHOTOS.light, 'data:image/png;base64,AAAA'].map((imageUrl) => (
    <div key={imageUrl} style={{ width: 240 }}>
      <FoodPicture imageUrl={imageUrl} ratio="16 / 10">
        <Cover name="Furra e Hënës" cuisine="Tradicionale" items={['Byrek']} />
      </FoodPicture>
    </div>
  ));
export const Cards = () => (
  <>
    {PLACES.slice(0, 2).map(([name, cuisine, dish]) => (
      <div key={name} style={{ width: 320 }}>
        <FoodCard place={name} cuisine={cuisine} items={[dish]} imageUrl={null}>
          <h3>{name}</h3>
          <p className={foodCard.description}>{dish}</p>
        </FoodCard>
      </div>
    ))}
    <div style={{ width: 320 }}>
      <FoodCardSkeleton height="72px" />
    </div>
  </>
);
export const Appetites = () =>
  ['pizza', 'hamburger', 'sushi', 'trilece', 'pastico', 'qofte'].map((name) => (
    <div key={name} style={{ width: 56 }}>
      <FoodPicture name={name} />
    </div>
  ));
export const Table = () => <HeroTable />;
