export { createMailQueue, MailQueue } from './mail-queue';
export type { MailJob, MailJobCollection, MailQueueOptions } from './mail-queue';
export { createOutboxFeature } from './outbox.feature';
export type { Message } from './message';
export { fileTransport, memoryTransport, smtpTransport } from './transport';
export type { MailTransport, Outbox } from './transport';
