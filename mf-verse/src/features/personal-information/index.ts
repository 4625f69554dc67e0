export { PersonalInformation } from './personal-information';
export { savePersonalInformation } from './personal-information.api';
