export { SignIns } from './sign-ins';
export { endSignIns } from './sign-ins.api';
