import { addressOf } from '../../addresses.mjs';

/**
 * Handles, ids and numbers of the created content.
 * @typedef {object} Made
 * @property {string} handle of the organisation
 * @property {string} job @property {string} draft @property {string} applicant
 * @property {Awaited<ReturnType<typeof import('./contests.mjs').runContests>>} contests
 * @property {Awaited<ReturnType<typeof import('./projects.mjs').runProjects>>} projects
 * @property {string} sign @property {string} conversation @property {string} order @property {string} reported
 */

/** Pages without parameters, opened by the member. */
const OWN = {
  'verse-community': 'community',
  'verse-feed': 'feed',
  'verse-pro-community': 'dashboard',
  'verse-user-profile': 'profile',
  'verse-marketplace': 'marketplace',
  'verse-referral': 'referral',
  'verse-contests': 'contests',
  'verse-jobs': 'jobs',
  'verse-applications': 'own-applications',
  'verse-notifications': 'notifications',
  'verse-saved': 'saved',
  'verse-messages': 'messages',
  'verse-projects': 'projects',
  'verse-packages': 'packages',
  'verse-next-steps': 'next-steps',
  'verse-settings': 'settings',
  'verse-safety': 'safety',
  'verse-help-center': 'help-center',
  brief: 'brief',
  'tags-followed': 'tags',
  'blog-editor': 'blog-management',
  'blog-own-posts': 'own-posts',
  cart: 'cart',
  orders: 'orders',
};

/** @param {Made} made */
function membersPages({ handle, job, contests, projects, sign, conversation, order }) {
  const { number, invoiced, cancelled } = projects;
  return {
    ...Object.fromEntries(Object.entries(OWN).map(([name, page]) => [name, String(addressOf(page))])),
    'verse-privacy-policy': [addressOf('verse'), 'privacy-policy'].join('/'),
    'verse-organisations-new': `${addressOf('organisations')}/new`,
    'verse-jobs-1': addressOf('job', { id: '1' }),
    'verse-jobs-searches': `${addressOf('jobs')}/searches`,
    'verse-application': addressOf('own-application', { id: job }),
    'verse-organisation-public': addressOf('organisation', { handle }),
    'verse-contests-1': addressOf('contest', { id: '1' }),
    'verse-contest-entry': addressOf('contest-entry', { id: contests.live }),
    'verse-contest-entry-afterwards': addressOf('contest-entry', { id: contests.rated }),
    'verse-contest-vote': addressOf('contest-vote', { id: contests.judged }),
    'verse-contest-results': addressOf('contest-results', { id: contests.rated }),
    'verse-message-requests': `${addressOf('messages')}?box=requests`,
    'verse-conversation': addressOf('conversation', { id: conversation }),
    'verse-projects-selling': `${addressOf('projects')}?list=selling`,
    'verse-project': addressOf('project', { number }),
    'verse-project-to-offer': addressOf('project', { number: projects.sold }),
    'verse-project-offered': addressOf('project', { number: projects.housed }),
    'verse-invoice': addressOf('project-invoice', { number, milestone: invoiced }),
    'verse-credit-note': addressOf('project-invoice', {
      number: cancelled.number,
      milestone: `${cancelled.invoiced}-credit`,
    }),
    'verse-post': addressOf('post', { id: sign }),
    tag: addressOf('tag', { tag: 'poster' }),
    search: `${addressOf('search')}?q=poster`,
    order: addressOf('order', { number: order }),
  };
}

/** @param {Made} made */
function organisersPages({ handle, job, draft, applicant, contests, order }) {
  const live = { handle, id: contests.live };
  const judged = { handle, id: contests.judged };
  const rated = { handle, id: contests.rated };
  return {
    'verse-organisations': addressOf('organisations'),
    'verse-organisation': `${addressOf('organisations')}/${handle}`,
    'verse-hiring': addressOf('hiring', { handle }),
    'verse-hiring-draft': addressOf('hiring-draft', { handle, id: draft }),
    'verse-applicants': addressOf('applicants', { handle, id: job }),
    'verse-applicant': addressOf('applicant', { handle, id: applicant }),
    'verse-organisation-contests': addressOf('organisation-contests', { handle }),
    'verse-organisation-contest': addressOf('organisation-contest', live),
    'verse-contest-judging': `${addressOf('organisation-contest', judged)}/judging`,
    'verse-contest-prize': `${addressOf('organisation-contest', rated)}/prize`,
    'verse-house-projects': addressOf('house-projects'),
    'blog-review-queue': addressOf('review-queue'),
    'blog-all-posts': `${addressOf('blog-management')}/all`,
    'store-desk': addressOf('store-desk'),
    'store-desk-orders': addressOf('store-desk-orders'),
    'store-desk-order': `${addressOf('store-desk-orders')}/${order}`,
  };
}

/**
 * Returns the addresses of the pages for members and staff, keyed first by the person who opens them, then by picture
 * name.
 * @param {Made} made
 * @returns {Record<string, Record<string, string>>}
 */
export const pagesOf = (made) => ({
  member: membersPages(made),
  judge: {
    'verse-judging': addressOf('judging'),
    'verse-judged-contest': addressOf('judged-contest', { id: made.contests.judged }),
    'verse-judged-entry': addressOf('judged-entry', { id: made.contests.judged, number: made.contests.entry }),
  },
  editor: organisersPages(made),
  moderator: {
    'verse-job-reviews': `${addressOf('verse')}/job-reviews`,
    'verse-contest-appeals': addressOf('contest-appeals'),
    'verse-disputes': addressOf('disputes'),
    'verse-moderation': addressOf('moderation'),
    'verse-moderation-case': addressOf('moderation-case', { id: made.reported }),
    'verse-contact-inbox': `${addressOf('verse')}/contact-inbox`,
    'verse-rewards': `${addressOf('verse')}/rewards`,
    'tool-suggestions': addressOf('tool-suggestions'),
  },
  admin: { 'verse-staff': addressOf('staff'), 'verse-sections': `${addressOf('verse')}/sections` },
});
