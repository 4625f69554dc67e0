export { AccountDeletion } from './account-deletion';
export { deleteAccount, exportAccount } from './account-deletion.api';
