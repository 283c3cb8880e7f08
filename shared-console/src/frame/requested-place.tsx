import { enterPlace, usePlace } from '@tavolina/shared-api/auth';
import { choosePlace } from '@tavolina/shared-api/client';
import { useLocation, useMutation, useNavigate } from '@tavolina/shared-api/runtime';
import { Skeleton } from '@tavolina/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import page from '../page/page.module.css';

/** What an address names its place by. */
export const PLACE_PARAM = 'place';

/**
 * Goes to the place that an address names, as those in mails do, and takes it out of the address: another tab may switch
 * later (product.md §157). Where that place cannot be had, the page says itself what it does not find.
 */
export const RequestedPlace = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const placeId = usePlace();
  const goOn = (): void => {
    const params = new URLSearchParams(search);
    params.delete(PLACE_PARAM);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  };
  const { mutate } = useMutation({ mutationFn: choosePlace, onSuccess: enterPlace, onSettled: goOn });
  const begin = useEffectEvent(() => (id === placeId ? goOn() : mutate(id)));
  useEffect(() => begin(), []);
  return (
    <div className={page.card}>
      <Skeleton height="320px" radius="16px" />
    </div>
  );
};
