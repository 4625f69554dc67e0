export { ContactForm } from './contact-form';
export { sendMessage } from './contact-us.api';
export type { ContactDraft, ContactOutcome } from './contact-us.api';
export { FindUs } from './find-us';
