import { useNavigate, useQueryClient, useSearchParams } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';

const FLAG = 'subscription_success';

/** Whether a subscription has just begun: everything is asked for again, and the address forgets it. */
export const useSubscribed = (): boolean => {
  const [params] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isFlagged = params.get(FLAG) === 'true';
  const [hasSubscribed] = useState(isFlagged);
  useEffect(() => {
    if (!isFlagged) return;
    void client.invalidateQueries();
    void navigate({ search: '' }, { replace: true });
  }, [isFlagged, client, navigate]);
  return hasSubscribed;
};
