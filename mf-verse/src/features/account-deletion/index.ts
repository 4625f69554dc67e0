export { AccountDeletion } from './account-deletion';
