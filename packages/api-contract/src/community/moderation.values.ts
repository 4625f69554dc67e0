/**
 * Things that can be reported. The id of a profile or an organisation is its handle. The id of a message is its
 * conversation's id and its own id, joined by `-`. The id of a package is the member's handle and the package id,
 * joined by `-`. The id of the answer to a review is the review's id and `answer`, joined by `-`. An `update` is one of
 * a contest; a `prize-message` is a message between an organisation and a winner. A `judge-sentence` is what a judge
 * said about the results.
 */
export const REPORTED = [
  'post',
  'comment',
  'profile',
  'organisation',
  'message',
  'package',
  'review',
  'collection',
  'update',
  'nomination',
  'prize-message',
  'judge-sentence',
] as const;
export type Reported = (typeof REPORTED)[number];

/** Whether only two sides can read it. Staff see what the report hands over, and each look is recorded. */
export const isPrivateMessage = (type: Reported): boolean => type === 'message' || type === 'prize-message';

/** The community rules, used for reports and decisions. */
export const COMMUNITY_RULES = {
  spam: 'No spam, and nothing that deceives people',
  harassment: 'No harassment, threats or hate',
  theft: 'No work of others under your own name',
  harm: 'Nothing that calls for violence or self-harm',
  adult: 'Nothing for adults only',
  privacy: 'No private details of other people',
  other: 'Something else',
} as const;
export type CommunityRule = keyof typeof COMMUNITY_RULES;
export const COMMUNITY_RULE_KEYS = Object.keys(COMMUNITY_RULES) as [CommunityRule, ...CommunityRule[]];

/**
 * `open` cases wait for a decision, `appealed` ones for a decision by another moderator; `kept`, `warned` and `removed`
 * are decided; `upheld` and `restored` are final.
 */
export const CASE_STATES = ['open', 'appealed', 'kept', 'warned', 'removed', 'upheld', 'restored'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/**
 * Case lists: waiting for a decision; waiting for a decision on an appeal; last decided by this moderator; decided by
 * any moderator.
 */
export const CASE_LISTS = ['open', 'appealed', 'mine', 'decided'] as const;
export type CaseList = (typeof CASE_LISTS)[number];

export const REPORT_LIMITS = { note: 1000 } as const;
export const DECISION_TEXTS = {
  reason: { label: 'Message to the author', max: 1000 },
  quote: { label: 'Passage', max: 500 },
} as const;
export const APPEAL_TEXTS = { text: { label: 'Appeal', max: 2000 } } as const;

/** Who answers an appeal: other `staff`, or the `admins` if there is no one else who did not make the decision. */
export const APPEAL_ANSWERERS = ['staff', 'admins'] as const;
export type AppealAnswerer = (typeof APPEAL_ANSWERERS)[number];
