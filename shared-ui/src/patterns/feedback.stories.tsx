import { Button } from '../primitives/button.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { EmptyState, ErrorState } from './load-state.tsx';
import { Notice } from './notice.tsx';

export default { title: 'Feedback' };

export const Success = () => (
  <Notice tone="success" title="Pagesa u krye.">
    Porosia shkoi te kuzhina.
  </Notice>
);
export const Attention = () => (
  <Notice tone="attention" action={<Button size="sm">Shih ndryshimet</Button>}>
    Dikush tjetër e ndryshoi këtë menu.
  </Notice>
);
export const Danger = () => (
  <Notice tone="danger" title="Pagesa nuk u krye.">
    Karta nuk u ngarkua.
  </Notice>
);
export const Info = () => <Notice tone="info">Pagesat online kryhen në euro.</Notice>;
export const Failed = () => (
  <ErrorState title="Menutë nuk u ngarkuan" text="Nuk u humb asgjë." onRetry={() => undefined} />
);
export const Empty = () => (
  <EmptyState title="Asnjë vend me këta filtra" action={<Button>Hiqi filtrat</Button>} />
);
export const Waiting = () => <Skeleton height="160px" />;
