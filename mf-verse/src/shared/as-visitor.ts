/** In the address of a member's page: shows the owner what visitors see. */
export const AS_VISITOR = 'as-visitor';
