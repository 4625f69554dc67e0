export type { AnswerableContent, AnswerableItem } from './answerable';
export { DIGEST_EVENT } from './feature';
export type {
  Feature,
  FeatureEmail,
  TransactionalEmail,
  PreferenceEmail,
  EmailEvent,
  EmailText,
  PersonalData,
  OnSignUp,
  EmailMember,
  NextStepSource,
  WorkQueue,
} from './feature';
export { createFeatureRegistry, type FeatureRegistry } from './registry';
export type {
  Counts,
  MemberRecord,
  MemberRecords,
  PointSource,
  ReportableContent,
  ReportedContent,
  ReportedMessage,
  SpreadContent,
  Verdict,
} from './contributions';
