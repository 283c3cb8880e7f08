/** Below every id: where a walk through all rows in the order of their ids begins. */
export const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';
