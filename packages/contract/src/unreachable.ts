export const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
