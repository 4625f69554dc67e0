export { signOut } from './sign-out.api';
export { SignOutButton } from './sign-out-button';
