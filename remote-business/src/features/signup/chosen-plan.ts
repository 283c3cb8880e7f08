/** The plan that was chosen before the sign-up, as the address names it; it goes along to the subscription. */
export const chosenPlan = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name === 'plan' || name === 'billing'));
