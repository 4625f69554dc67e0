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
  update: 'Contest update',
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
  keep: ['Keep it', 'It’s fine. We don’t tell the author.'],
  warn: ['Warn the author', 'It stays. The author reads the rule and your words, and can appeal.'],
  remove: ['Remove it', 'Only the author and staff can still see it. The author reads why, and can appeal.'],
  uphold: ['Keep the decision', 'That’s final. The author reads your words.'],
  restore: ['Take the decision back', 'It’s back. The author reads your words.'],
};

export const DONE_LABELS: Record<Decision, string> = {
  keep: 'Case closed. It stays.',
  warn: 'We warned the author.',
  remove: 'Removed. We told the author why.',
  uphold: 'Decision kept. We told the author.',
  restore: 'Decision taken back. We told the author.',
};
