/** Tests for the simple pattern x@y.z without sending anything. Only an email can show whether the address works. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const EMAIL_MESSAGE = 'Please enter a valid email address.';
