export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const;
export const FORM_SECONDS_HEADER = 'x-form-seconds';
export const CONTACT_MIN_SECONDS = 2;

export const CONTACT_STATUSES = ['new', 'open', 'done'] as const;
