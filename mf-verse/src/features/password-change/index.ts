export { PasswordChange } from './password-change';
