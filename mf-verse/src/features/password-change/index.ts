export { changePassword } from './password-change.api';
export { PasswordChange } from './password-change';
