import { useSearchParams } from '@tavolina/shared-api/runtime';
import { PlaceDetails } from './place-details.tsx';
import { PlacesList } from './places-list.tsx';

/** Places by name, city or an owner's e-mail, and one of them with its plan, people and figures (product.md §555, §556). */
export const Component = () => {
  const [params] = useSearchParams();
  const id = params.get('place');
  return id ? <PlaceDetails key={id} id={id} /> : <PlacesList />;
};
