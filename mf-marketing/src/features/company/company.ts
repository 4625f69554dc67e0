import company from './company.json';

export const vision = company.vision;
export const intro = company.intro;
export const stats = company.stats;
