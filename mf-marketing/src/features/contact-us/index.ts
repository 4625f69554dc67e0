export { ContactForm } from './contact-form';
export { FindUs } from './find-us';
