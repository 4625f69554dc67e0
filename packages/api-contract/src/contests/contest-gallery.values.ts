export const GALLERY_LIMITS = {
  /** Number of entries per page. */
  page: 24,
  /** Maximum length of the text beside a picture. Entries without a picture show their whole text. */
  excerpt: 280,
} as const;
