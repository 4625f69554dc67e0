import type { ModerationCase, ModerationDecision } from '@verse/api-contract/community/moderation.schema';
import type { CaseList, CaseState } from '@verse/api-contract/community/moderation.values';

const THING: Record<ModerationCase['type'], string> = {
  post: 'Post',
  comment: 'Comment',
  profile: 'Profile',
  organisation: 'Organisation',
  message: 'Message',
  package: 'Package',
  collection: 'Collection',
  review: 'Review',
  update: 'Update of a contest',
  nomination: 'Nomination',
  'prize-message': 'Message about a prize',
  'judge-sentence': 'Sentence of a judge',
};

export const getTitle = ({ type, author }: ModerationCase): string => `${THING[type]} by ${author.name}`;

export const LIST_LABELS: Record<CaseList, string> = {
  open: 'Open',
  appealed: 'Appeals',
  mine: 'Decided by me',
  decided: 'All decided',
};

export const STATE_LABELS: Record<CaseState, string> = {
  open: 'Open',
  appealed: 'Appealed',
  kept: 'Kept',
  warned: 'Warned',
  removed: 'Removed',
  upheld: 'Upheld',
  restored: 'Taken back',
};

export const STATE_TONES = {
  open: 'accent',
  appealed: 'highlight',
  kept: 'success',
  warned: 'warning',
  removed: 'error',
  upheld: 'error',
  restored: 'success',
} as const;

type Decision = ModerationDecision['decision'];

export const DECISION_LABELS: Record<Decision, [name: string, what: string]> = {
  keep: ['Keep it', 'It follows the rules. Its author hears nothing.'],
  warn: ['Warn the author', 'It stays. Its author reads the rule and your words, and may appeal.'],
  remove: ['Remove it', 'Nobody but its author and the team sees it any more. Its author reads why, and may appeal.'],
  uphold: ['Uphold the decision', 'It stands, for good. Its author reads your words.'],
  restore: ['Take the decision back', 'What was removed is shown again. Its author reads your words.'],
};

export const DONE_LABELS: Record<Decision, string> = {
  keep: 'The case is closed: it stays.',
  warn: 'The author was warned.',
  remove: 'It was removed, and its author was told why.',
  uphold: 'The decision stands, and the author was told.',
  restore: 'The decision was taken back, and the author was told.',
};
