const NAME = 'Tavolina';

/** Names the tab after the page it stands on; without a title, after the product. */
export const PageTitle = ({ title }: { title?: string }) => (
  <title>{title ? `${title} · ${NAME}` : NAME}</title>
);
