export type {
  Feature,
  FeatureEmail,
  TransactionalEmail,
  PreferenceEmail,
  EmailText,
  PersonalData,
  OnSignUp,
  EmailMember,
  NextStepSource,
} from './feature';
