export const GALLERY_LIMITS = {
  /** Number of entries per page. */
  page: 24,
  /** Number of entries of an earlier contest beside a contest that runs. */
  past: 6,
  /** Maximum length of the text beside a picture. Entries without a picture show their whole text. */
  excerpt: 280,
} as const;
