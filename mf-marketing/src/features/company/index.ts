export { AudienceList } from './audience-list';
export { intro, stats, vision } from './company';
export { mission } from './mission';
export { SkillsetList } from './skillset-list';
export { TeamList } from './team-list';
export { Timeline } from './timeline';
export { ValueList } from './value-list';
