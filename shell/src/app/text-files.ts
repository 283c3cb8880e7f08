import type { BackendModule } from 'i18next';

/** Whether the same address may answer later. */
const mayComeLater = (status: number): boolean => status >= 500;

/** Fetches the texts that did not come with the page, one file for each language and namespace. */
export const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // With a third argument i18next asks again after a failure whose second argument is true.
  read: (language, namespace, tell) => {
    const read = async (): Promise<void> => {
      const response = await fetch(`/locales/${language}/${namespace}.json`);
      if (response.ok) tell(null, await response.json());
      else tell(`${response.url} answered ${response.status}`, mayComeLater(response.status));
    };
    read().catch((error) => tell(error, true));
  },
};
