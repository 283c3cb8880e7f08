import { leaveOut, NEVER } from '../../remote-kit/rspack/leave-out.mjs';

/** Packages of the shell without what it never uses ([decision 0117](../../docs/decisions)). */
export const smallerShell = leaveOut([
  {
    // No form is sent through the router, nothing is fetched beside a navigation, and no framework draws the page:
    // shared-api/src/runtime/router.ts has all that remotes get of it.
    test: /react-router\/dist\/production\/chunk-.*\.mjs$/,
    bodies: {
      isMutationMethod: 'return false;',
      isSubmissionNavigation: 'return false;',
      getSubmissionFromNavigation: 'return;',
      'createRouter.handleAction': NEVER,
      'createRouter.fetch2': NEVER,
      'createRouter.deleteFetcher': NEVER,
      'createRouter.resetFetcher': NEVER,
      'createRouter.markFetchRedirectsDone': 'return false;',
      'createRouter.abortStaleFetchLoads': 'return false;',
      'createRouter.getUpdatedRevalidatingFetchers': NEVER,
      getTargetedDataStrategyMatches: NEVER,
      getRouteInstrumentationUpdates: NEVER,
      instrumentClientSideRouter: NEVER,
      Form: NEVER,
      PrefetchPageLinks: NEVER,
      usePrefetchBehavior: 'return [false, null, {}];',
      RSCErrorHandler: NEVER,
      decodeRouteErrorResponseDigest: 'return;',
      parseHydrationData: 'return;',
    },
  },
  {
    // Texts are only read, their formatter is ours, and there is one instance.
    test: /i18next\/dist\/esm\/i18next\.js$/,
    bodies: {
      'Connector.saveMissing': NEVER,
      'Connector.noticeDevFallback': '',
      'I18n.cloneInstance': NEVER,
      'Formatter.constructor': NEVER,
      'Formatter.init': NEVER,
      'Formatter.add': NEVER,
      'Formatter.addCached': NEVER,
      'Formatter.format': NEVER,
    },
  },
]);
