import { Avatar } from './avatar.tsx';

export default { title: 'People' };

const PORTRAIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'%3E%3Crect width='36' height='36' fill='%23c96a3d'/%3E%3Ccircle cx='18' cy='14' r='7' fill='%23ffe9b8'/%3E%3Ccircle cx='18' cy='36' r='13' fill='%23ffe9b8'/%3E%3C/svg%3E";

export const Avatars = () => (
  <>
    <Avatar name="Oxhaku i Gjyshes" />
    <Avatar name="Arta" />
    <Avatar name="Oxhaku i Gjyshes" imageUrl={PORTRAIT} />
  </>
);
