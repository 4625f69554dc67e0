/** Query parameter with which members preview their own profile as visitors see it. */
export const AS_VISITOR = 'as-visitor';
