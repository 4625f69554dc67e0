import { formatUtcMoment } from '@verse/api-contract/formats';
import { AppError } from './app-error';
import type { Caller } from './caller';
import { isForStaff, PUBLIC } from './permission';
import { type Route, routeName } from './route';

/**
 * The writes that a silenced member may still make: their own account and data, taking back, what only they see, and
 * what others wait for in a project, an order, a hire or a contest. `silence.test.ts` wants each write of members in
 * one of the two lists; one that is in none is refused.
 */
const ALLOWED = `
  PATCH /api/me; POST /api/me/email; POST /api/me/password; POST /api/me/export; POST /api/me/deletion;
  DELETE /api/sessions; DELETE /api/sessions/:id; POST /api/me/two-factor; POST /api/me/two-factor/confirm;
  POST /api/me/two-factor/recovery-codes; DELETE /api/me/two-factor;
  POST /api/appeals; POST /api/me/sanctions/:id/appeal; POST /api/reports;
  PATCH /api/notifications; PATCH /api/notifications/:id;
  DELETE /api/members/:handle/follow; DELETE /api/me/profile/:which; PUT /api/me/works/:id/place;
  DELETE /api/me/works/:id;
  DELETE /api/posts/:id; DELETE /api/posts/:id/like; PUT /api/posts/:id/save; DELETE /api/posts/:id/save;
  DELETE /api/posts/:id/comments/:comment;
  PUT /api/tags/:tag/follow; DELETE /api/tags/:tag/follow; PUT /api/tags/:tag/mute; DELETE /api/tags/:tag/mute;
  PUT /api/members/:handle/mute; DELETE /api/members/:handle/mute;
  PUT /api/members/:handle/block; DELETE /api/members/:handle/block;
  PUT /api/conversations/:id/read; PUT /api/conversations/:id/ignored; PUT /api/conversations/:id/block;
  DELETE /api/conversations/:id;
  PUT /api/webinars/:id/seat; DELETE /api/webinars/:id/seat;
  PUT /api/blogs/drafts; PUT /api/blogs/drafts/:id/pictures/:picture; DELETE /api/blogs/drafts/:id;
  DELETE /api/blogs/:id; DELETE /api/blogs/:id/suggestion;
  PUT /api/waiting-lists/:list/place; DELETE /api/waiting-lists/:list/place;
  DELETE /api/products/:id/reviews/mine;
  DELETE /api/organisations/:handle/members/:member; DELETE /api/organisations/:handle/invitations/:id;
  DELETE /api/organisations/:handle/logo; DELETE /api/organisations/:handle/domain; DELETE /api/organisations/:handle;
  POST /api/organisation-invitations/read;
  PUT /api/jobs/:id/save; DELETE /api/jobs/:id/save; DELETE /api/jobs/:id/application;
  PUT /api/me/applications/:id/offer-answer; PUT /api/jobs/:id/application/draft;
  POST /api/jobs/:id/application/draft/files; DELETE /api/jobs/:id/application/draft/files/:file;
  PUT /api/organisations/:handle/job-drafts/:id; DELETE /api/organisations/:handle/job-drafts/:id;
  DELETE /api/organisations/:handle/job-drafts/:id/publication; PUT /api/organisations/:handle/jobs/:id/state;
  PUT /api/organisations/:handle/jobs/:id/filled; POST /api/organisations/:handle/jobs/:id/answers;
  PUT /api/organisations/:handle/applications/:id/opened; PUT /api/organisations/:handle/applications/:id/scores;
  POST /api/organisations/:handle/applications/:id/notes;
  DELETE /api/organisations/:handle/applications/:id/notes/:note;
  POST /api/me/job-searches; DELETE /api/me/job-searches/:id;
  POST /api/projects/:number/files; DELETE /api/projects/:number/files/:file; POST /api/projects/:number/ending;
  POST /api/projects/:number/thread; POST /api/projects/:number/thread/files;
  POST /api/projects/:number/milestones/:milestone/files;
  DELETE /api/projects/:number/milestones/:milestone/files/:file;
  POST /api/projects/:number/milestones/:milestone/deliveries;
  POST /api/projects/:number/milestones/:milestone/decision; POST /api/projects/:number/milestones/:milestone/payments;
  POST /api/projects/:number/milestones/:milestone/refund; POST /api/projects/:number/milestones/:milestone/dispute;
  POST /api/projects/:number/cancellation; POST /api/projects/:number/cancellation/agreement;
  DELETE /api/projects/:number/cancellation; POST /api/projects/:number/offers; POST /api/projects/:number/acceptance;
  PUT /api/projects/:number/billing-details; PUT /api/me/offer-defaults;
  DELETE /api/contests/:id/entry; PUT /api/judging/:id/entries/:number/score;
  PUT /api/judging/:id/entries/:number/conflict; DELETE /api/judging/:id/entries/:number/conflict;
  POST /api/organisations/:handle/contests/:id/judging/judges; PUT /api/organisations/:handle/contests/:id/results;
  PUT /api/organisations/:handle/contests/:id/entries/:number/removal;
  DELETE /api/organisations/:handle/contests/:id/entries/:number/removal;
  PUT /api/contests/:id/entries/own; DELETE /api/contests/:id/entries/own;
  PUT /api/contests/:id/entries/own/restoration; POST /api/contests/:id/entries/own/submission;
  POST /api/contests/:id/entries/own/uploads; PATCH /api/contests/:id/entries/own/uploads/:upload;
  DELETE /api/contests/:id/entries/own/uploads/:upload; DELETE /api/contests/:id/entries/own/files/:file;
  DELETE /api/contests/:id/entries/own/team/membership; DELETE /api/contests/:id/entries/own/team/:handle;
  DELETE /api/contests/:id/waiting; DELETE /api/contests/:id/vote;
  POST /api/organisations/:handle/contests/:id/prize-steps; PUT /api/contests/:id/prize/receipt;
  PUT /api/contests/:id/entries/own/appeal; POST /api/contests/:id/entries/own/appeals/:appeal/thread;
  POST /api/contests/:id/entries/own/appeals/:appeal/thread/files;
  POST /api/organisations/:handle/contests/:id/appeals/:appeal/thread;
  POST /api/organisations/:handle/contests/:id/appeals/:appeal/thread/files;
  DELETE /api/organisations/:handle/contests/:id; PUT /api/organisations/:handle/contests/:id/judges;
  POST /api/organisations/:handle/contests/:id/postponements;
  PUT /api/organisations/:handle/contests/:id/cancellation; DELETE /api/organisations/:handle/contests/:id/picture;
  DELETE /api/works/:id/like; DELETE /api/works/:id/comments/:comment; DELETE /api/works/:id/comments/:comment/helped;
  DELETE /api/blogs/:id/like; DELETE /api/blogs/:id/comments/:comment; DELETE /api/blogs/:id/comments/:comment/helped;
  DELETE /api/nominations/:id; DELETE /api/nominations/:id/vote; PUT /api/nominations/:id/refusal;
  DELETE /api/nominations/:id/refusal;
  PUT /api/projects/:number/milestones/:milestone/marks/:mark; DELETE /api/projects/:number/reviews/mine;
  DELETE /api/projects/:number/reviews/answer;
  PUT /api/contests/:id/win/seen; PUT /api/contests/:id/prize/word; POST /api/contests/:id/prizes/:prize/thread;
  POST /api/contests/:id/prizes/:prize/thread/files;
  POST /api/organisations/:handle/contests/:id/prizes/:prize/thread;
  POST /api/organisations/:handle/contests/:id/prizes/:prize/thread/files; PUT /api/contests/:id/entries/own/gallery;
  DELETE /api/organisations/:handle/contests/:id/judge-invitations/:invitation;
  POST /api/judge-invitations/read; POST /api/judge-invitations/decline;
  DELETE /api/organisations/:handle/contests/:id/updates/:update;
  PUT /api/me/collections/:id/works/:work; DELETE /api/me/collections/:id/works/:work;
  PUT /api/me/collections/:id/works/:work/place; DELETE /api/me/collections/:id;
`;

/** The writes that reach others: texts, pictures, marks, applications, invitations. */
const REFUSED = `
  PUT /api/members/:handle/follow; PATCH /api/me/profile; PUT /api/me/profile/handle; PUT /api/me/profile/:which;
  POST /api/me/works; PATCH /api/me/works/:id; POST /api/me/works/:id/restore;
  POST /api/posts; PATCH /api/posts/:id; POST /api/posts/:id/restore; PUT /api/posts/:id/like;
  POST /api/posts/:id/comments; PATCH /api/posts/:id/comments/:comment;
  POST /api/posts/:id/comments/:comment/restore;
  POST /api/conversations; POST /api/conversations/:id/messages;
  POST /api/blogs; PATCH /api/blogs/:id; PUT /api/blogs/:id; POST /api/blogs/:id/restore;
  PUT /api/blogs/:id/suggestion; PATCH /api/blogs/:id/suggestion; POST /api/blogs/:id/versions/:version/restore;
  POST /api/tools/suggestions; PUT /api/products/:id/reviews/mine;
  POST /api/organisations; PATCH /api/organisations/:handle; PATCH /api/organisations/:handle/members/:member;
  POST /api/organisations/:handle/invitations; POST /api/organisations/:handle/invitations/:id/resend;
  POST /api/organisation-invitations/accept; PUT /api/organisations/:handle/logo;
  POST /api/organisations/:handle/domain; POST /api/organisations/:handle/domain/code;
  POST /api/organisations/:handle/domain/confirm;
  PUT /api/jobs/:id/application; POST /api/jobs/:id/application/restore; POST /api/me/applications/:id/thread;
  POST /api/me/applications/:id/thread/files; PUT /api/organisations/:handle/job-drafts/:id/publication;
  PATCH /api/organisations/:handle/jobs/:id; POST /api/organisations/:handle/applications/:id/thread;
  POST /api/organisations/:handle/applications/:id/thread/files;
  PUT /api/me/packages; POST /api/projects;
  PUT /api/contests/:id/entry; PUT /api/contests/:id/entries/own/team/acceptance;
  PUT /api/contests/:id/entries/own/team/:handle; PUT /api/contests/:id/waiting; PUT /api/contests/:id/vote;
  POST /api/contests/:id/entries/own/work; POST /api/organisations/:handle/contests;
  PATCH /api/organisations/:handle/contests/:id; PUT /api/organisations/:handle/contests/:id/publication;
  PUT /api/organisations/:handle/contests/:id/picture;
  PUT /api/works/:id/like; POST /api/works/:id/comments; PATCH /api/works/:id/comments/:comment;
  POST /api/works/:id/comments/:comment/restore; PUT /api/works/:id/questions;
  PUT /api/works/:id/comments/:comment/helped;
  PUT /api/blogs/:id/like; POST /api/blogs/:id/comments; PATCH /api/blogs/:id/comments/:comment;
  POST /api/blogs/:id/comments/:comment/restore; PUT /api/blogs/:id/questions;
  PUT /api/blogs/:id/comments/:comment/helped;
  POST /api/nominations; PUT /api/nominations/:id/vote;
  PUT /api/projects/:number/reviews/mine; PUT /api/projects/:number/reviews/answer;
  POST /api/organisations/:handle/contests/:id/updates; POST /api/organisations/:handle/contests/:id/judge-invitations;
  POST /api/organisations/:handle/contests/:id/judge-invitations/:invitation/resend; POST /api/judge-invitations/accept;
  PUT /api/judging/:id/sentence;
  POST /api/me/collections; PATCH /api/me/collections/:id; POST /api/me/collections/:id/restore;
`;

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(';').flatMap((name) => name.trim().replace(/\s+/g, ' ') || []));

/** Both lists, by route name. */
export const WHEN_SILENCED = { allowed: namesIn(ALLOWED), refused: namesIn(REFUSED) };

/** Whether a silence can refuse the route: all writes of members, but none that is also open to guests. */
export const needsVoice = ({ method, permission }: Pick<Route, 'method' | 'permission'>): boolean =>
  method !== 'get' && permission !== PUBLIC && !isForStaff(permission);

/** Returns a 403 error if the caller is silenced and the route is not one that stays open to them. */
export function checkSilence(
  route: Pick<Route, 'method' | 'path' | 'permission'>,
  { silencedUntil }: Pick<Caller, 'silencedUntil'>,
): AppError | undefined {
  if (silencedUntil === undefined || route.method === 'get' || WHEN_SILENCED.allowed.has(routeName(route)))
    return undefined;
  return new AppError(
    'forbidden',
    `You can read but not write until ${formatUtcMoment(silencedUntil)} UTC. ` +
      'See why, and how to appeal, under Settings, Safety.',
  );
}
