import { enterPlace } from '@tavolina/shared-api/auth';
import { choosePlace } from '@tavolina/shared-api/client';
import { useMutation, useNavigate } from '@tavolina/shared-api/runtime';
import { PATHS } from '../page/paths.ts';

/**
 * Goes on for another place of the owner, at its dashboard (product.md §157): the page that was open may be of something
 * that only the place before has.
 * @param onError told also where what asked for it is gone, as a menu that closes
 */
export const useSwitchPlace = (onError?: (error: Error) => void) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: choosePlace,
    onSuccess: async (entered) => {
      enterPlace(entered);
      await navigate(PATHS.dashboard());
    },
    ...(onError && { onError }),
  });
};
