export type Coding = 'identity' | 'br' | 'gzip';

/** Named, and not as one that must not be used: `q=0`. */
const TAKEN = {
  br: /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
  gzip: /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
};

/** What pages and files are sent in. */
export const codingFor = (accepted = ''): Coding =>
  TAKEN.br.test(accepted) ? 'br' : TAKEN.gzip.test(accepted) ? 'gzip' : 'identity';

/** What the API is asked for, which knows one coding. All who ask for the same get the same bytes. */
export const codingOfApi = (accepted = ''): Coding => (TAKEN.gzip.test(accepted) ? 'gzip' : 'identity');
