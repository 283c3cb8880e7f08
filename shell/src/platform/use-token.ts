import { attempt } from '@tavolina/shared-api/auth';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { useState } from 'react';

const KEY = 'tavolina.platform_token';

/**
 * The token of a team or an operator, which is not an owner's. It is stored for the tab, or in memory where storage is
 * forbidden. What was loaded with another one is forgotten.
 */
export const useToken = () => {
  const client = useQueryClient();
  const [token, setToken] = useState(() => attempt(() => sessionStorage.getItem(KEY), null) ?? '');
  const show = (entered: string): void => {
    client.removeQueries({ queryKey: ['platform'] });
    setToken(entered);
  };
  return {
    /** Empty where nobody is signed in. */
    token,
    enter: (entered: string): void => {
      attempt(() => sessionStorage.setItem(KEY, entered), undefined);
      show(entered);
    },
    leave: (): void => {
      attempt(() => sessionStorage.removeItem(KEY), undefined);
      show('');
    },
  };
};
