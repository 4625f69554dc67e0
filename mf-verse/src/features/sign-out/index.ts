export { signOut } from './sign-out.api';
export { useSignOut } from './use-sign-out';
