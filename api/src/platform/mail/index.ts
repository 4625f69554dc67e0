export { createMailQueue, MailQueue } from './mail-queue';
export type { MailJob, MailQueueOptions } from './mail-queue';
export { oldMailsJob } from './old-mails';
export { openTransport } from './open-transport';
export { outboxOf } from './outbox.feature';
export { writtenDay, writtenMoment } from './written-dates';
export type { Message } from './message';
export { fileTransport, memoryTransport, smtpTransport } from './transport';
export type { MailTransport, Outbox } from './transport';
