import type { DeskMember, DeskSanction } from '@verse/api-contract/api';
import { formatCount, formatDate } from '@verse/api-contract/formats';
import type { SanctionKind } from '@verse/api-contract/identity/people-desk.values';
import { daysOf } from '../../shared/sanction-labels';

export const ACTS: Record<SanctionKind, [act: string, what: string, done: string]> = {
  warning: ['Warn', 'Nothing changes for them. They read the rule and your words.', 'We warned them.'],
  silence: [
    'Silence',
    'They can read, but can’t post, comment, message or like until it ends. Orders, projects and their ' +
      'account stay open.',
    'They can’t write until it ends.',
  ],
  suspension: [
    'Suspend',
    'We sign them out everywhere and hide their profile and posts until it ends.',
    'Account suspended.',
  ],
  erasure: [
    'Hide recent posts',
    'We hide posts, comments and messages of the last days right away. You can undo it for 30 days.',
    'Their recent posts are hidden.',
  ],
};

export const RECORD_TITLES: Record<DeskMember['records'][number]['kind'], string> = {
  reported: 'Reported by others',
  reports: 'Their own reports',
  orders: 'Orders',
};

export const STATES: Record<DeskSanction['state'], [word: string, tone: 'error' | 'neutral' | 'success']> = {
  'in-force': ['In force', 'error'],
  ended: ['Ended', 'neutral'],
  'taken-back': ['Taken back', 'success'],
};

/** Says what restricts the person now. */
export function sayState(person: DeskMember['person']): string {
  const { isSuspended, suspendedUntil, silencedUntil, isLeaving, isVerified } = person;
  const parts = [
    isSuspended ? `suspended${suspendedUntil ? ` until ${formatDate(suspendedUntil)}` : ' without an end'}` : '',
    silencedUntil ? `silenced until ${formatDate(silencedUntil)}` : '',
    isLeaving ? 'leaving' : '',
    isVerified ? '' : 'email not verified',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'active';
}

/** Says what the sanction does, and until when. */
export function sayEnd({ kind, until, days }: DeskSanction): string {
  if (kind === 'erasure') return daysOf(days);
  if (kind === 'warning') return 'No end';
  return until ? `Until ${formatDate(until)}` : 'No end date';
}

export const saySpread = ({ posts, comments, messages }: { posts: number; comments: number; messages: number }) =>
  `${formatCount(posts, 'post')}, ${formatCount(comments, 'comment')}, ${formatCount(messages, 'message')}`;
