export const CHOICE_TEXTS = {
  sentence: { label: 'Sentence', max: 200 },
} as const;

export const CHOICE_MESSAGES = {
  unknown: 'There’s no public work here.',
  own: 'You cannot choose your own work.',
} as const;
