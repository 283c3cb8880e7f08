/** Another address in the language that the requested one names. */
export const withLanguageOf = ({ searchParams }: URL, address: URL): URL => {
  const language = searchParams.get('lng');
  if (language) address.searchParams.set('lng', language);
  return address;
};
