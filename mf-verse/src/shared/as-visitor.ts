/** Query parameter that shows profile owners what visitors see. */
export const AS_VISITOR = 'as-visitor';
