import legal from './legal.json';

export const terms = legal.terms;
export const privacy = legal.privacy;
