/** One message for a missing profile and a private one, so that it reveals neither. */
export const UNKNOWN_MEMBER = 'There’s no profile here, or it isn’t public.';
