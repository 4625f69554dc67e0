/** Says the same of a profile that does not exist and of one that the caller may not open, so that it tells neither. */
export const UNKNOWN_MEMBER = 'There’s no profile here, or it isn’t public.';
