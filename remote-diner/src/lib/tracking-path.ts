/** Path of the page that follows an order; without an e-mail that page asks for it. */
export const trackingPath = ({ id, email }: { id: string; email?: string | undefined }): string =>
  `/orders?${new URLSearchParams({ order_id: id, ...(email ? { email } : {}) })}`;
