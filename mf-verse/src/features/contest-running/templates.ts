import type { ContestDraft } from '@verse/api-contract/api';
import type { TemplateKind } from './template-names';

type Criterion = ContestDraft['criteria'][number];

interface Template {
  /** Weeks from the start to the deadline. */
  weeks: number;
  teamSize: string;
  maxParticipants: string;
  graceMinutes: string;
  tags: string[];
  rules: string;
  criteria: Criterion[];
}

export type Filled = Partial<ContestDraft>;

const JUDGING_WEEKS = 3;
const AWARD_WEEKS = 2;
const START_HOUR = 9;
const END_HOUR = 18;
const DAYS_TO_FRIDAY = 4;

const criterion = (title: string, weight: number, [low, middle, high]: [string, string, string]): Criterion => ({
  title,
  weight: String(weight),
  words: { low, middle, high },
});

const COMMON_RULES =
  'Your own new work, made for this contest. Name everything you didn’t make, such as fonts, sounds and ' +
  'photos, and use only what you’re allowed to. We remove entries that break these rules, and say why.';

const CRAFT = criterion('Craft', 30, [
  'Careless: parts do not fit together.',
  'Sound, with some rough places.',
  'Each detail is made with care.',
]);

const TEMPLATES: Record<TemplateKind, Template> = {
  poster: {
    weeks: 4,
    teamSize: '2',
    maxParticipants: '200',
    graceMinutes: '60',
    tags: ['Design', 'Print'],
    rules: `One poster in portrait format, as one PNG, JPEG or PDF, at least 2,000 pixels high. ${COMMON_RULES}`,
    criteria: [
      criterion('Idea', 40, [
        'You have to guess what it says.',
        'The idea is clear after a second look.',
        'One clear idea, seen at once and remembered.',
      ]),
      CRAFT,
      criterion('Legibility', 30, [
        'Hard to read even from close by.',
        'The main words can be read from two metres.',
        'All that matters can be read from five metres.',
      ]),
    ],
  },
  logo: {
    weeks: 3,
    teamSize: '1',
    maxParticipants: '150',
    graceMinutes: '60',
    tags: ['Design', 'Branding'],
    rules:
      'The logo in colour and in black and white, and one example of its use, ' +
      'as at most three PNG, JPEG or PDF files. ' +
      `No parts from stock collections. ${COMMON_RULES}`,
    criteria: [
      criterion('Fit', 40, [
        'It could belong to anyone.',
        'It fits what we do.',
        'It says who we are without an explanation.',
      ]),
      criterion('Distinctness', 30, [
        'It looks like many others.',
        'It has something of its own.',
        'It is like no other logo in our field.',
      ]),
      criterion('Use', 30, [
        'It works in one size or one colour only.',
        'It works in most sizes, with some loss.',
        'It works from 16 pixels to a wall, and in one colour.',
      ]),
    ],
  },
  film: {
    weeks: 6,
    teamSize: '6',
    maxParticipants: '100',
    graceMinutes: '180',
    tags: ['Film', 'Storytelling'],
    rules:
      'One film of at most three minutes, as one MP4 of at most 200 MB, without names in the picture or the credits. ' +
      `People who can be recognised have agreed. ${COMMON_RULES}`,
    criteria: [
      criterion('Story', 40, [
        'It is hard to say what happens.',
        'The story can be followed.',
        'The story holds the attention from the first to the last second.',
      ]),
      criterion('Picture and sound', 30, [
        'Faults in picture or sound distract.',
        'Picture and sound are clear.',
        'Picture and sound carry the story.',
      ]),
      criterion('Voice', 30, [
        'It repeats what others have done.',
        'Some moments are its own.',
        'Only these makers could have made it.',
      ]),
    ],
  },
  writing: {
    weeks: 4,
    teamSize: '1',
    maxParticipants: '300',
    graceMinutes: '60',
    tags: ['Writing', 'Storytelling'],
    rules: `One text of at most 5,000 characters in the text field, or one PDF of at most four pages. ${COMMON_RULES}`,
    criteria: [
      criterion('Voice', 40, [
        'It sounds like many other texts.',
        'A voice can be heard in places.',
        'A voice of its own, from the first sentence on.',
      ]),
      criterion('Language', 30, [
        'The language gets in the way.',
        'The language is clear.',
        'No word is missing, and none is too many.',
      ]),
      criterion('Form', 30, [
        'It has no visible order.',
        'Beginning, middle and end hold together.',
        'The form adds to what is said, and the end is earned.',
      ]),
    ],
  },
  interface: {
    weeks: 5,
    teamSize: '4',
    maxParticipants: '120',
    graceMinutes: '120',
    tags: ['UX', 'Development'],
    rules:
      'Up to ten screens as PNG, JPEG or PDF, or a film of their use of at most two minutes as MP4, ' +
      `and a text that says which choices you made and why. Judges do not see links. ${COMMON_RULES}`,
    criteria: [
      criterion('Use', 40, [
        'A first-time visitor does not find the way.',
        'The main task works, with detours.',
        'Each task takes the fewest steps, without an explanation.',
      ]),
      criterion('Access', 30, [
        'Small text, weak contrast, or only for a mouse.',
        'Readable, and thought through for a keyboard or a small screen.',
        'For every screen, for keyboard and screen reader, and for slow networks.',
      ]),
      CRAFT,
    ],
  },
  open: {
    weeks: 4,
    teamSize: '4',
    maxParticipants: '200',
    graceMinutes: '60',
    tags: [],
    rules: `Any medium, as a text or as at most ten PNG, JPEG, WebP, PDF or MP4 files. ${COMMON_RULES}`,
    criteria: [
      criterion('Idea', 40, [
        'The idea is hard to see.',
        'The idea is clear, and was seen before.',
        'A clear idea that surprises.',
      ]),
      CRAFT,
      criterion('Answer to the brief', 30, [
        'It does not answer the brief.',
        'It answers the brief in part.',
        'It answers the whole brief.',
      ]),
    ],
  },
};

/** Returns the local time at an hour, a number of days after `day`. */
const addDays = (day: Date, days: number, hour: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour);

/** Begins on the next Monday morning, and ends each step on a Friday evening, in the device's time zone. */
function datesFrom(now: Date, weeks: number): Pick<ContestDraft, 'startsAt' | 'deadline' | 'resultsBy' | 'awardBy'> {
  const monday = addDays(now, 8 - (now.getDay() || 7), START_HOUR);
  const fridayAfter = (count: number) => addDays(monday, (count - 1) * 7 + DAYS_TO_FRIDAY, END_HOUR).toISOString();
  return {
    startsAt: monday.toISOString(),
    deadline: fridayAfter(weeks),
    resultsBy: fridayAfter(weeks + JUDGING_WEEKS),
    awardBy: fridayAfter(weeks + JUDGING_WEEKS + AWARD_WEEKS),
  };
}

/** Returns what a template fills in: all but the title, the description and the prize. */
export const fillTemplate = (kind: TemplateKind, now: Date): Filled => {
  const { weeks, ...fields } = TEMPLATES[kind];
  return {
    ...fields,
    ...datesFrom(now, weeks),
    pledge: 'The winner gets the whole prize by bank transfer, no later than the day shown here.',
    shareRule: 'top-three',
    licence: 'We can show the winning entry with its makers’ names. They keep all other rights.',
    vote: null,
  };
};

const textOf = (value: unknown): string => JSON.stringify(value ?? '');
const EMPTY = ['""', '[]', 'null'];

/**
 * Returns whether a template would overwrite something that was typed.
 *
 * @param applied what the template chosen before has filled in
 */
export const overwrites = (form: ContestDraft, filled: Filled, applied: Filled): boolean =>
  (Object.keys(filled) as (keyof ContestDraft)[]).some((name) => {
    const value = textOf(form[name]);
    return !EMPTY.includes(value) && value !== textOf(filled[name]) && value !== textOf(applied[name]);
  });
