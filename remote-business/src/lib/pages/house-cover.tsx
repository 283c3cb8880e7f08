import { Cover } from '@tavolina/shared-ui';

/** From it the picture is composed; nobody reads it. */
const SEED = 'tavolina byrek';

/** The laid table of pages that are about no place. Decorative. */
export const HouseCover = () => <Cover name={SEED} cuisine="Tradicionale" />;
