export const CONFIRM_EMAIL = 'waiting-list-confirm';
export const JOINED_EMAIL = 'waiting-list-joined';
export const OPEN_EMAIL = 'waiting-list-open';
