import { fieldsWith } from '../test/account-fields';
import { fillSite } from '../test/filled-site';
import { GRANTS, type GrantSite } from '../test/grants';
import { startTown } from '../test/people';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';

jest.setTimeout(600_000);
afterEach(stopApis);

/**
 * Every stored field with the id of an account, by what it means. A field is found by filling the whole site and
 * searching all collections for the ids. A new field belongs either to a grant, or into one of the two lists.
 */
const FIELDS_OF_GRANTS: Record<string, readonly string[]> = {
  'an invitation to an organisation': ['organisation_invitations.invitedBy'],
  'an invitation to the team of an entry': ['contest_entries.captainId', 'contest_entries.invitedIds[]'],
  'the place of a judge': [
    'contests.judgeIds[]',
    'contest_judge_invitations.invitedBy',
    'contest_plans.judges[]',
    'organisation_members._id',
    'organisation_members.memberId',
    'organisations.ownerIds[]',
  ],
  'a referral link': ['referral_codes.memberId'],
  'an emailed link of an account': ['account_links.userId'],
  'a session of staff': ['auth_session.userId'],
  'a publication scheduled for later': ['blogs.scheduledBy'],
  'an upload to the entry of a team': ['resumable_uploads.ownerId', 'contest_entries.memberIds[]'],
  'an offer in a project': ['projects.offers[].by'],
  'a profile that takes briefs': ['packages._id', 'package_search._id', 'package_search.memberId'],
  'an application that an organisation reads': ['job_applications._id', 'job_applications.memberId'],
};

/** Fields that say who acted, for a record or for the audit. They allow nothing. */
const RECORDS = `
  contact_messages.answers[].by sanctions.by sanctions.takenBack.by sanctions.appeal.answer.by
  chosen_works.staff.curatorId
  audit.actor audit.target blog_versions.edited.by blogs.edited.by blogs.suggestion.by contest_appeals.decision.by
  contest_entries.removal.by contest_plans.removals[].by contest_prize_steps.by contest_prizes.saidBy
  contest_prizes.winnerIds[] contest_updates.authorId job_applications.answer.by
  job_posting_drafts.savedBy orders.events[].by organisations.createdBy payments.by projects.acceptance.by
  projects.cancellation.by projects.dispute.by projects.dispute.decision.by projects.events[].by
  projects.milestones[].deliveries[].by projects.milestones[].deliveries[].decision.by settings.chosenBy
  orders.arrived[].by project_reviews.answer.by
  stock.moves.mmove-of-a-sweep-1.by stock_moves.by tool_suggestions.decisions[].by waiting_openings.by
`;

/** Fields that name the owner of a thing, or both sides of a relation. Only the person named may use it. */
const OWNERS = `
  desk_search._id desk_search.memberId sanctions.memberId
  applicant_notes.memberId application_scores._id application_scores.memberId auth_account.accountId
  auth_account.userId auth_twoFactor.userId auth_user._id billing_details._id blog_drafts._id blog_drafts.ownerId
  blog_versions.authorId blogs.authorId carts._id contact_messages.authorId contest_appeals.memberId
  contest_ballots.memberId contest_ballots.voterSlot contest_entrants._id contest_entrants.memberId
  chosen_works.memberId collections.defaultSlot collections.nameSlot collections.ownerId
  comment_subjects.ownerId contest_gallery.agreedIds[] nomination_ballots.memberId nominations.memberId
  nominations.nominatorId payments._id project_reviews.authorKey project_reviews.subjectKey project_reviews.writerId
  review_figures._id
  contest_scores.memberId contest_seats.memberId contest_waiting._id contest_waiting.memberId
  conversation_copies._id conversation_copies.memberId conversation_copies.otherId conversations.pair
  conversations.recipientId conversations.starterId feed_posts.authorId follows._id follows.memberId
  follows.objectId handles.memberId job_application_drafts._id job_application_drafts.memberId job_saves._id
  job_saves.memberId job_searches.memberId ledger._id ledger.memberId mail_jobs.about.line mail_jobs.about.place
  mail_jobs.about.userId mailbox_claims.memberId member_blocks._id member_blocks.memberId member_blocks.objectId
  member_mutes._id member_mutes.memberId member_mutes.objectId moderation_cases._id moderation_cases.authorId
  moderation_cases.thingId notification_acts._id notification_acts.actor notification_acts.line
  notification_acts.to notification_heads._id notifications._id notifications.subject notifications.to
  orders.agreement.seller.key orders.buyer orders.cartAt orders.cartId orders.holders[] people_search._id
  contest_judge_sentences._id contest_judge_sentences.memberId offer_defaults._id contest_entries.winSeenBy[]
  people_search.memberId picture_places._id picture_places.id picture_places.place plans._id post_commenters._id
  post_commenters.memberId post_comments.authorId post_likes._id post_likes.memberId post_saves._id
  post_saves.memberId profiles._id project_invoices.clientId project_invoices.sellerKey projects.clientId
  projects.seller.id projects.sellerKey quotas._id quotas.accountId referrals._id referrals.referrerId reports._id
  reports.caseId reports.reporterId reviews._id reviews.memberId settings.memberId site_search._id site_search.of
  standings._id stored_blobs.ownerId tag_follows._id tag_follows.memberId tag_mutes._id tag_mutes.memberId
  thread_entries.authorId tool_suggestions.authorId waiting_places._id waiting_places.memberId webinar_seats._id
  webinar_seats.memberId works.memberId
`;

/** Stored secrets, with the grant that each allows to those who know it, or the reason why it allows nothing. */
const SECRETS: Record<string, string> = {
  'account_links._id': 'an emailed link of an account',
  'auth_session.token': 'a session of staff',
  'auth_twoFactor.backupCodes': 'They only prove who the owner is.',
  'auth_twoFactor.secret': 'It only proves who the owner is.',
  'contest_judge_invitations.tokenHash': 'the place of a judge',
  'contest_scores.history.[].nonce': 'It hides a score until the contest is closed.',
  'orders.keys': 'A link to a buyer’s own order.',
  'organisation_domain_codes.codeHash': 'a code for the domain of an organisation',
  'organisation_invitations.tokenHash': 'an invitation to an organisation',
  'referrals.code': 'It records through which link a member came.',
  'registry_tokens.digest': 'the release token of a section',
  'stored_blobs.token': 'It identifies the last put, and is never sent.',
  'waiting_places.nonce': 'A link to a person’s own place.',
};
const NAMES_OF_SECRETS = /token|code|digest|secret|nonce|^keys$/i;

const wordsIn = (text: string) => text.trim().split(/\s+/);

/** Returns the paths of texts and lists whose names sound like secrets. */
function secretsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const inner = `${path}.${Array.isArray(value) ? '[]' : name}`;
    const isSecret = NAMES_OF_SECRETS.test(name) && (typeof one === 'string' || Array.isArray(one));
    return [...(isSecret ? [inner] : []), ...secretsIn(one, inner)];
  });
}

// @proves GRA-01
it('every stored field with the id of an account, and every stored secret, is a known grant or none', async () => {
  const { town } = await fillSite();
  const state = await storedState(town.api.store);
  const ids = (state.auth_user as { _id: string }[]).map(({ _id }) => _id);
  const known = [...Object.values(FIELDS_OF_GRANTS).flat(), ...wordsIn(RECORDS), ...wordsIn(OWNERS)];
  expect(fieldsWith(state, ids).filter((path) => !known.includes(path))).toEqual([]);
  const secrets = Object.entries(state).flatMap(([name, documents]) =>
    documents.flatMap((document) => secretsIn(document, name)),
  );
  expect([...new Set(secrets)].filter((path) => !Object.hasOwn(SECRETS, path))).toEqual([]);
  const inTables = new Set([...Object.keys(FIELDS_OF_GRANTS), ...Object.values(SECRETS)]);
  expect(Object.keys(GRANTS).filter((name) => !inTables.has(name))).toEqual([]);
  expect(Object.keys(FIELDS_OF_GRANTS).filter((name) => !Object.hasOwn(GRANTS, name))).toEqual([]);
});

async function startSite(): Promise<GrantSite> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  return { town, admin: await town.resident('admin') };
}

// @proves GRA-01
it.each(Object.entries(GRANTS))('%s ends with the right of its giver', async (_name, give) => {
  const site = await startSite();
  const first = await give(site);
  expect(await first.isAccepted()).toBe(true);
  const accepted: string[] = [];
  for (const loss of Object.keys(first.losses)) {
    const { isAccepted, losses } = await give(site);
    await losses[loss]!();
    if (await isAccepted()) accepted.push(loss);
  }
  expect(accepted).toEqual([]);
});
