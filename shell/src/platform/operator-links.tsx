import { Link } from '@tavolina/shared-api/runtime';

/** Leads operators to a place, by its name. */
export const PlaceLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/platform/places?${new URLSearchParams({ place: id })}`}>{name}</Link>
);

/** Leads operators to what happened with an order, by its number. */
export const OrderLink = ({ id }: { id: string }) => (
  <Link to={`/platform/orders?${new URLSearchParams({ order: id })}`}>{id}</Link>
);
