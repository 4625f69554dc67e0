export { PersonalInformation } from './personal-information';
