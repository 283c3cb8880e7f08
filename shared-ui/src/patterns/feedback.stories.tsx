import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { SegmentedControl } from '../primitives/choice.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { InstallOffer } from './install-offer.tsx';
import { LoadNews } from './load-news.tsx';
import { EmptyState, ErrorState, LoadState } from './load-state.tsx';
import { Notice } from './notice.tsx';

export default { title: 'Feedback' };

export const Success = () => (
  <Notice tone="success" title="Pagesa u krye.">
    Porosia K7MQ-4XTD shkoi te kuzhina.
  </Notice>
);
export const Attention = () => (
  <Notice
    tone="attention"
    title="Dikush tjetër e ndryshoi këtë menu."
    action={<Button size="sm">Shih ndryshimet</Button>}
  >
    Ajo që shkrove është këtu.
  </Notice>
);
export const Danger = () => (
  <Notice tone="danger" title="Pagesa nuk u krye.">
    Nga karta nuk u mor asgjë. Provo përsëri ose paguaj në restorant.
  </Notice>
);
export const Info = () => <Notice tone="info">Pagesat online kryhen në euro. Kursi: 1 € = 98 L.</Notice>;
export const Install = () => (
  <InstallOffer
    why="Si aplikacion më vete paneli hapet nga ekrani kryesor, dhe njoftimet hapen aty."
    label="Instalo panelin"
    onInstall={() => undefined}
  />
);
export const Failed = () => (
  <ErrorState
    title="Menutë nuk u ngarkuan"
    text="Nuk u humb asgjë. Kontrollo lidhjen dhe provo përsëri."
    onRetry={() => undefined}
  />
);
export const Empty = () => (
  <EmptyState title="Asnjë lokal me këta filtra" action={<Button>Hiqi filtrat</Button>} />
);

const MOMENTS = {
  failed: { label: 'Dështoi', data: undefined, error: new Error('503') },
  loading: { label: 'Po ngarkohet', data: undefined, error: null },
  empty: { label: 'Bosh', data: [], error: null },
  data: { label: 'Të dhënat', data: ['Tavë kosi', 'Byrek me spinaq'], error: null },
};
type Moment = keyof typeof MOMENTS;
const OPTIONS = (Object.keys(MOMENTS) as Moment[]).map((value) => ({ value, label: MOMENTS[value].label }));

export const Loading = () => {
  const [moment, setMoment] = useState<Moment>('loading');
  const { data, error } = MOMENTS[moment];
  return (
    <>
      <SegmentedControl label="Gjendja" options={OPTIONS} value={moment} onChange={setMoment} />
      <LoadState
        data={data}
        error={error}
        loading={<Skeleton height="48px" />}
        isEmpty={(dishes) => dishes.length === 0}
        empty={<EmptyState title="Ende asnjë gatim" />}
        failed={<ErrorState title="Gatimet nuk u ngarkuan" onRetry={() => setMoment('loading')} />}
      >
        {(dishes) => <p>{dishes.join(', ')}</p>}
      </LoadState>
    </>
  );
};

/** Announcements only: that the page loads, then the result. */
export const Heard = () => {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setIsLoading(!isLoading)}>{isLoading ? 'Mbaroi' : 'Ngarko'}</Button>
      <LoadNews isLoading={isLoading} result="12 porosi" />
    </>
  );
};
