import { attempt } from '@tavolina/shared-api/auth';

/**
 * Code of a tab in which support views a place; undefined in every other tab, which never loads it. It is weighed with
 * the pages of operators.
 */
export const loadViewTab = async () =>
  attempt(() => sessionStorage.getItem('tavolina.support_view'), null) === null
    ? undefined
    : import(/* webpackChunkName: 'platform' */ './view-tab.tsx');
