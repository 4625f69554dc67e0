/** Checks only for the pattern x@y.z. Whether the address works can be found out only by sending an email. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const EMAIL_MESSAGE = 'Please enter a valid email address.';
