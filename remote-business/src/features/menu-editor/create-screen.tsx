import { useSearchParams } from '@tavolina/shared-api/runtime';
import { CreateForm } from './create-form.tsx';

/** Opens the form of a new menu; `draft` of the address is a menu that is gone, of which this device kept the form. */
export const CreateScreen = () => {
  const [params] = useSearchParams();
  const goneId = params.get('draft');
  return <CreateForm key={goneId} goneId={goneId} />;
};
