export { SignIns } from './sign-ins';
