/** Query parameter that shows the owner of a profile what visitors see. */
export const AS_VISITOR = 'as-visitor';
