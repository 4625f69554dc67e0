/** Possible audiences of a profile field. */
export const AUDIENCES = ['nobody', 'members', 'everybody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Fields whose audience can be chosen individually. The name, picture and handle share the audience of the profile. */
export const GUARDED_FIELDS = [
  'cover',
  'bio',
  'links',
  'skills',
  'availability',
  'place',
  'badges',
  'works',
  'email',
  'phone',
  'site',
] as const;
export type GuardedField = (typeof GUARDED_FIELDS)[number];

export const AVAILABILITIES = ['unsaid', 'open', 'busy', 'closed'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Lengths in characters. */
export const PROFILE_LIMITS = {
  handleLeast: 3,
  handle: 30,
  bio: 600,
  links: 5,
  link: 300,
  skills: 20,
  skill: 40,
  place: 60,
  email: 254,
  phone: 30,
} as const;

/** Maximum number of handle changes within `RENAME_DAYS`. */
export const MOST_RENAMES = 2;
export const RENAME_DAYS = 30;

export const WORK_LIMITS = {
  works: 60,
  title: 120,
  description: 2000,
  role: 80,
  problem: 1000,
  decisions: 2000,
  result: 1000,
  pictures: 8,
  alt: 300,
} as const;

export const PROFILE_MESSAGES = {
  handle: 'A handle has 3 to 30 letters (a to z), digits and single hyphens between them.',
  taken: 'This handle is taken. Please choose another one.',
  reserved: 'This handle is reserved. Please choose another one.',
  link: 'Enter the address of a web page, such as example.com/work.',
  phone: 'A phone number has digits, spaces and + ( ) - . / only.',
  year: 'Enter a year from 1900 to 2100.',
} as const;

const HANDLE = /^(?=.{3,30}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reports whether a text is a valid handle. Letters of other alphabets are excluded, because some are look-alikes. */
export const isHandle = (text: string): boolean => HANDLE.test(text);

export const WORK_TEXTS = {
  title: { label: 'Title', max: WORK_LIMITS.title },
} as const;
