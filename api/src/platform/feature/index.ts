export type { Feature, FeatureMail, Letter, Notice, PersonalContent, Tell } from './feature';
