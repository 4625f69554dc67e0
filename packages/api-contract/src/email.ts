/** Checks only for the pattern x@y.z, because only sending an email can show whether an address works. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const EMAIL_MESSAGE = 'Please enter a valid email address.';
