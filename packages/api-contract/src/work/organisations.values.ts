/** Owners may do everything, recruiters manage jobs and applications, and judges score contest entries. */
export const ORGANISATION_ROLES = ['owner', 'recruiter', 'judge'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

export const ORGANISATION_STATES = ['open', 'suspended'] as const;

/** How the domain was verified. */
export const DOMAIN_VERIFICATIONS = ['mail', 'dns'] as const;
export type DomainVerification = (typeof DOMAIN_VERIFICATIONS)[number];

export const ORGANISATION_LIMITS = {
  /** Maximum number of organisations created by one account, excluding deleted ones. */
  perAccount: 5,
  handle: 30,
  links: 5,
  link: 300,
  /** Maximum number of members plus pending invitations. */
  people: 50,
  email: 254,
  domain: 253,
} as const;

/** Labels and lengths of an organisation's text fields. */
export const ORGANISATION_TEXTS = {
  name: { label: 'Name', max: 80 },
  description: { label: 'Description', max: 2000 },
} as const;
export const LOGO_TEXTS = { alt: { label: 'A picture description', max: 300 } } as const;

/** Number of days after which an organisation repeats the verification of its domain by email. */
export const MAIL_PROOF_DAYS = 365;
/** Number of days for which an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** Number of minutes for which a domain code is valid, and number of digits in the code. */
export const DOMAIN_CODE_MINUTES = 60;
export const DOMAIN_CODE_DIGITS = 8;

export const ORGANISATION_MESSAGES = {
  handle: 'A handle has 3 to 30 letters (a to z), digits and single hyphens between them.',
  taken: 'This handle is taken. Please choose another one.',
  reserved: 'This handle is reserved. Please choose another one.',
  reservedName: 'This name could pass for Creativity Verse itself. Please choose another one.',
  mixedName: 'Use letters of one alphabet in each word of the name.',
  suspended: 'This organisation is suspended, so you can’t change it. Its owners can read why and appeal.',
  domain: 'Enter a domain such as example.com.',
  lastOwner: 'Someone has to own this. Make someone else an owner first.',
} as const;

/**
 * Suggests a handle for a name: `Lantern Street Studio` → `lantern-street-studio`. Empty if fewer than three characters
 * remain.
 */
export function toOrganisationHandle(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ORGANISATION_LIMITS.handle)
    .replace(/^-|-$/g, '');
  return plain.length < 3 ? '' : plain;
}
