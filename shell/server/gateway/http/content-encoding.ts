export type Encoding = 'identity' | 'br' | 'gzip';

/** Matches an encoding that is listed and not excluded by `q=0`. */
const ACCEPTS = {
  br: /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
  gzip: /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
};

/** Negotiates the content encoding of pages and files. */
export const negotiateEncoding = (accepted = ''): Encoding =>
  ACCEPTS.br.test(accepted) ? 'br' : ACCEPTS.gzip.test(accepted) ? 'gzip' : 'identity';

/**
 * Negotiates the encoding to request from the API, which supports gzip only. The result is part of the cache key,
 * because responses with different encodings consist of different bytes.
 */
export const negotiateApiEncoding = (accepted = ''): Encoding => (ACCEPTS.gzip.test(accepted) ? 'gzip' : 'identity');
