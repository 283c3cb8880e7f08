const NAME = 'Tavolina';

/** Names the tab after the page it stands on. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · ${NAME}`}</title>;
