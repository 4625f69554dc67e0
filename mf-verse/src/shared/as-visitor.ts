/** Query parameter that shows a profile's owner the profile as visitors see it. */
export const AS_VISITOR = 'as-visitor';
