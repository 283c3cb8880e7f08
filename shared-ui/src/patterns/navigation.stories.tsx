import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Logo } from './logo.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';

export default { title: 'Navigation' };

export const Brand = () => <Logo to="/" />;
export const Header = () => (
  <PageHeader
    title="Porosia K7MQ-4XTD"
    context="Arta K., 20.11.2026, 13:42"
    back={{ to: '/business/orders', label: 'Porositë' }}
    actions={<Button>Printo</Button>}
  />
);
export const Pages = () => {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pages={4} onPage={setPage} />;
};
