/** The intent of the form that removes an invitation. */
export const DECLINE = 'decline-invitation';
