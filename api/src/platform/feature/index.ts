export type { Feature, FeatureMail, Letter, Notice, NoticeText, PersonalContent, SignedUp, Tell } from './feature';
