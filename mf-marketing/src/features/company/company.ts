import company from './company.json';

export const mission = company.mission;
export const vision = company.vision;
export const intro = company.intro;
export const stats = company.stats;
