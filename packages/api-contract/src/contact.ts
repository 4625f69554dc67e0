export { CONTACT_LIMITS, CONTACT_MIN_SECONDS, CONTACT_STATUSES, FORM_SECONDS_HEADER } from './contact.values';

export type { ContactMessage, ContactReceipt, InboxChange, InboxMessage, InboxQuery } from './contact.schema';
