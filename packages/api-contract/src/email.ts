/** The simple x@y.z pattern, before anything is sent. Whether somebody is reached there, only a mail can tell. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const EMAIL_MESSAGE = 'Please enter a valid email address.';
