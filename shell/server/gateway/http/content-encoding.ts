export type Encoding = 'identity' | 'br' | 'gzip';

/** Named, and not excluded by `q=0`. */
const TAKEN = {
  br: /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
  gzip: /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
};

/** The content encoding for pages and files. */
export const negotiateEncoding = (accepted = ''): Encoding =>
  TAKEN.br.test(accepted) ? 'br' : TAKEN.gzip.test(accepted) ? 'gzip' : 'identity';

/** The encoding to request from the API, which supports one. Requests with the same encoding get the same bytes. */
export const negotiateApiEncoding = (accepted = ''): Encoding => (TAKEN.gzip.test(accepted) ? 'gzip' : 'identity');
