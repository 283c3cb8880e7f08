import { CardFields } from './card-fields.tsx';

export default { title: 'Card' };

export const Unreachable = () => (
  <CardFields
    config={{ publishable_key: 'pk_test', script_url: '/nothing-here.js' }}
    failedText="Asgjë nuk u pagua. Provo përsëri."
    onCard={() => undefined}
  />
);
