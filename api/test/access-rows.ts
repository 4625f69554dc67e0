import { type Route, routeName } from '../src/platform/http';

/**
 * Who calls: `admin` owns the organisation and its contests, judges, wins, sells, and is staff. `neighbour` is the
 * other side: seller, maker, nominee, applicant. `colleague` recruits for the organisation, and sent its brief.
 * `former`, `suspended`, `erased` and `unverified` owned the organisation, too. `other` has an organisation of their
 * own.
 */
const CALLERS =
  'guest unverified other judge former suspended erased author editor moderator colleague neighbour admin';
const MEMBERS = 'other judge former author editor moderator colleague neighbour admin';

/** Operations whose callers are listed below. A new one fails the test until it has a row. */
const SCOPE = [
  /^\/api\/(works|blogs)\/:id\/(like|comments|answers|questions)/,
  /^\/api\/(critique|nominations|featured-member|projects|project-disputes|judging|judge-invitations)\b/,
  /^\/api\/(contest-appeals|sanction-appeals|contactus|contact-threads|reports|appeals|moderation|audit|staff)\b/,
  /^\/api\/(members|organisations)\/:handle\/(reviews|critiques|contest)/,
  /^\/api\/contests\/:id\/(updates|gallery|prize|vote|results|log)/,
  /^\/api\/contests\/:id\/entries\/own\/(gallery|appeal|afterwards|feedback|work)/,
  /^\/api\/(desk|me)\/(people|sanctions|cases)/,
  /^\/api\/me\/applications\/:id\/offer-answer$/,
];

/** Rows: the callers who may call, and the operations. All others are refused, and change nothing. */
const ROWS: [string, string][] = [
  [
    CALLERS,
    `GET /api/critique; GET /api/works/:id/comments; GET /api/blogs/:id/comments; GET /api/works/:id/answers;
    GET /api/blogs/:id/answers; GET /api/members/:handle/critiques; GET /api/members/:handle/reviews;
    GET /api/organisations/:handle/reviews; GET /api/organisations/:handle/contest-record;
    GET /api/contests/:id/results; GET /api/contests/:id/log; GET /api/contests/:id/vote/ballots;
    GET /api/contests/:id/prize; GET /api/contests/:id/gallery;
    GET /api/contests/:id/gallery/past; GET /api/contests/:id/updates; POST /api/contactus`,
  ],
  [
    MEMBERS,
    `GET /api/featured-member; GET /api/me/sanctions; GET /api/me/cases; GET /api/nominations;
    GET /api/nominations/weeks; GET /api/projects; GET /api/judging; GET /api/contests/:id/vote;
    POST /api/works/:id/comments; POST /api/blogs/:id/comments; PUT /api/works/:id/like; PUT /api/blogs/:id/like;
    DELETE /api/works/:id/like; DELETE /api/blogs/:id/like; POST /api/reports; POST /api/nominations;
    POST /api/projects; PUT /api/nominations/:id/vote; DELETE /api/nominations/:id/vote; PUT /api/contests/:id/vote;
    DELETE /api/contests/:id/vote; POST /api/judge-invitations/read; POST /api/judge-invitations/accept;
    POST /api/judge-invitations/decline`,
  ],
  // The token in the body decides, and the one of this sweep is invented.
  [
    '',
    `POST /api/sanction-appeals/read; POST /api/sanction-appeals; POST /api/contact-threads/read;
    POST /api/contact-threads; POST /api/appeals`,
  ],
  [
    'moderator admin',
    `GET /api/desk/people; GET /api/desk/people/:id; GET /api/desk/people/:id/spread; GET /api/desk/sanctions;
    POST /api/desk/people/:id/sanctions; POST /api/desk/sanctions/:id/end; POST /api/desk/sanctions/:id/answer;
    GET /api/moderation/queue; GET /api/moderation/cases/:id; PATCH /api/moderation/cases/:id;
    GET /api/project-disputes; GET /api/project-disputes/:number; GET /api/project-disputes/:number/thread;
    GET /api/project-disputes/:number/files/:file; POST /api/project-disputes/:number/decision;
    POST /api/nominations/:id/removal; PUT /api/featured-member`,
  ],
  [
    'editor moderator admin',
    `GET /api/contactus; PATCH /api/contactus/:id; POST /api/contactus/:id/answers; GET /api/staff/desks;
    GET /api/staff/queues; GET /api/contest-appeals; GET /api/contest-appeals/:id/thread;
    POST /api/contest-appeals/:id/thread; POST /api/contest-appeals/:id/thread/files;
    GET /api/contest-appeals/:id/thread/files/:file; PUT /api/contest-appeals/:id/decision;
    DELETE /api/contests/:id/updates/:update`,
  ],
  ['colleague', 'DELETE /api/nominations/:id'],
  [
    'neighbour',
    `POST /api/me/sanctions/:id/appeal; PUT /api/nominations/:id/refusal; DELETE /api/nominations/:id/refusal;
    PUT /api/me/applications/:id/offer-answer`,
  ],
  // The client of these projects is the organisation.
  [
    'colleague neighbour admin',
    `GET /api/projects/:number; GET /api/projects/:number/files/:file; GET /api/projects/:number/thread;
    GET /api/projects/:number/work-files/:file; GET /api/projects/:number/invoices/:milestone;
    GET /api/projects/:number/archive; GET /api/projects/:number/reviews; POST /api/projects/:number/thread;
    POST /api/projects/:number/thread/files; POST /api/projects/:number/milestones/:milestone/deliveries;
    POST /api/projects/:number/milestones/:milestone/decision;
    POST /api/projects/:number/milestones/:milestone/payments; POST /api/projects/:number/milestones/:milestone/refund;
    POST /api/projects/:number/milestones/:milestone/dispute; POST /api/projects/:number/cancellation;
    PUT /api/projects/:number/milestones/:milestone/marks/:mark; POST /api/projects/:number/cancellation/agreement;
    DELETE /api/projects/:number/cancellation; POST /api/projects/:number/offers;
    POST /api/projects/:number/acceptance; PUT /api/projects/:number/billing-details;
    PUT /api/projects/:number/reviews/mine; DELETE /api/projects/:number/reviews/mine;
    PUT /api/projects/:number/reviews/answer; DELETE /api/projects/:number/reviews/answer;
    POST /api/projects/:number/ending`,
  ],
  ['colleague admin', 'POST /api/projects/:number/files; DELETE /api/projects/:number/files/:file'],
  [
    'neighbour',
    `POST /api/projects/:number/milestones/:milestone/files;
    DELETE /api/projects/:number/milestones/:milestone/files/:file`,
  ],
  [
    'admin',
    `GET /api/audit; PATCH /api/works/:id/comments/:comment; DELETE /api/works/:id/comments/:comment;
    POST /api/works/:id/comments/:comment/restore; PATCH /api/blogs/:id/comments/:comment;
    DELETE /api/blogs/:id/comments/:comment; POST /api/blogs/:id/comments/:comment/restore;
    PUT /api/works/:id/questions; PUT /api/blogs/:id/questions; PUT /api/works/:id/comments/:comment/helped;
    DELETE /api/works/:id/comments/:comment/helped; PUT /api/blogs/:id/comments/:comment/helped;
    DELETE /api/blogs/:id/comments/:comment/helped;
    GET /api/judging/:id; PUT /api/judging/:id/sentence;
    GET /api/judging/:id/entries/:number; GET /api/judging/:id/entries/:number/files/:index;
    PUT /api/judging/:id/entries/:number/score; PUT /api/judging/:id/entries/:number/conflict;
    DELETE /api/judging/:id/entries/:number/conflict;
    GET /api/contests/:id/vote/entries/:number/files/:index; GET /api/contests/:id/gallery/:number/files/:index;
    GET /api/contests/:id/entries/own/feedback; GET /api/contests/:id/entries/own/afterwards;
    GET /api/contests/:id/entries/own/gallery; PUT /api/contests/:id/entries/own/gallery;
    POST /api/contests/:id/entries/own/work; PUT /api/contests/:id/entries/own/appeal;
    GET /api/contests/:id/entries/own/appeals/:appeal/thread; POST /api/contests/:id/entries/own/appeals/:appeal/thread;
    POST /api/contests/:id/entries/own/appeals/:appeal/thread/files;
    GET /api/contests/:id/entries/own/appeals/:appeal/thread/files/:file;
    PUT /api/contests/:id/prize/receipt; PUT /api/contests/:id/prize/word; GET /api/contests/:id/prizes/:prize/thread;
    POST /api/contests/:id/prizes/:prize/thread; POST /api/contests/:id/prizes/:prize/thread/files;
    GET /api/contests/:id/prizes/:prize/thread/files/:file`,
  ],
];
/** Operations of organisers: owners of an organisation, or staff who run contests of the house. */
const RUNNING = /^\/api\/organisations\/:handle\/contest(?!-record)/;
const OWNERS = 'admin';
const HOUSE_STAFF = 'editor admin';

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const callersOf = new Map(
  ROWS.flatMap(([callers, names]) => names.split(/;\s*/).map((name) => [name.trim(), wordsIn(callers)] as const)),
);

/** Names of the operations that have a row. */
export const namesWithRow = [...callersOf.keys()];
export const isInScope = ({ path }: Route): boolean => SCOPE.some((pattern) => pattern.test(path));
export const isForOrganiser = ({ path }: Route): boolean => RUNNING.test(path);

/** Returns the names of the callers whom an operation admits. */
export const admittedTo = (route: Route): readonly string[] =>
  isForOrganiser(route) ? wordsIn(OWNERS) : (callersOf.get(routeName(route)) ?? []);
export const admittedToHouse = wordsIn(HOUSE_STAFF);
