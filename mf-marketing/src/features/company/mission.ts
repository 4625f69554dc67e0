import text from './mission.json';

export const mission = text.mission;
