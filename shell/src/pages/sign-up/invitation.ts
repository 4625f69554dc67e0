/** The intent of the form that takes an invitation back. */
export const DECLINE = 'decline-invitation';
