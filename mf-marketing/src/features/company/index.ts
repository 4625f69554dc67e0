export { AudienceList } from './audience-list';
export { intro, mission, stats, vision } from './company';
export { SkillsetList } from './skillset-list';
export { TeamList } from './team-list';
export { Timeline } from './timeline';
export { ValueList } from './value-list';
