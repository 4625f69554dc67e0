import { Link } from 'react-router-dom';
import type { StaffQueueList } from '@verse/api-contract/api';
import { formatDate, formatDay, formatDaysAgo } from '@verse/api-contract/formats';
import { type AnyDesk, WAITING_LIMIT } from '@verse/api-contract/operations/staff.values';
import type { PageName } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { Badge, Card } from '@verse/ui';
import styles from './desk-list.module.scss';

interface Desk {
  pageName: PageName;
  /** Query of the list that waits, if the page shows others as well. */
  query?: string;
  name: string;
  text: string;
}

const DESKS: Record<AnyDesk, Desk> = {
  people: {
    pageName: 'people-desk',
    name: 'People',
    text: 'Find a member, see past decisions, warn, silence or suspend. Answer appeals.',
  },
  'audit-log': { pageName: 'audit-log', name: 'Audit log', text: 'Who did what, and when.' },
  'contact-inbox': {
    pageName: 'contact-inbox',
    query: '?status=new',
    name: 'Contact inbox',
    text: 'Messages from the contact page. Answer within two working days.',
  },
  moderation: { pageName: 'moderation', name: 'Moderation', text: 'Reports and appeals.' },
  'review-queue': { pageName: 'review-queue', name: 'Review queue', text: 'Blog posts and changes to review.' },
  'tool-suggestions': { pageName: 'tool-suggestions', name: 'Tool suggestions', text: 'Tools for the directory.' },
  'store-orders': {
    pageName: 'store-desk-orders',
    name: 'Store orders',
    text: 'Payments to confirm, orders to send, refunds to answer and to pay.',
  },
  'store-products': { pageName: 'store-desk', name: 'Store products', text: 'Products, prices and inventory.' },
  jobs: { pageName: 'jobs', name: 'Job Hub', text: 'Post, edit and close jobs, and read applications.' },
  'job-reviews': { pageName: 'job-reviews', name: 'Jobs to review', text: 'First jobs from new organisations.' },
  contests: { pageName: 'contests', name: 'Contests', text: 'Add, edit and close contests, and confirm places.' },
  'contest-appeals': {
    pageName: 'contest-appeals',
    name: 'Contest appeals',
    text: 'About removed entries and results.',
  },
  'house-projects': {
    pageName: 'house-projects',
    name: 'Our own projects',
    text: 'Briefs for our services: answer, offer, deliver.',
  },
  disputes: {
    pageName: 'disputes',
    name: 'Disputes',
    text: 'Disputes about milestones: hear them both, decide, say why.',
  },
  rewards: { pageName: 'rewards', name: 'Referral rewards', text: 'Rewards beyond the monthly limit.' },
  'featured-member': {
    pageName: 'community',
    name: 'Featured member',
    text: 'Featured for a week if members choose no one. Pick one in the menu on their page.',
  },
  'chosen-works': {
    pageName: 'works',
    query: '?show=new',
    name: 'Chosen works',
    text: 'These lead home, Showcase and the wall. Choose a new one on its page, with a sentence.',
  },
  'waiting-lists': {
    pageName: 'waiting-list-desk',
    name: 'Waiting lists',
    text: 'What’s coming, and how many people are waiting.',
  },
  promotions: { pageName: 'promotions', name: 'Offers', text: 'Offers on the dashboard.' },
  sections: { pageName: 'sections', name: 'Sections', text: 'Releases of each section.' },
};

const capped = (count: number) => (count < WAITING_LIMIT ? String(count) : `${WAITING_LIMIT}+`);

type Queue = StaffQueueList['desks'][number];

/** How many items wait, how many of them are overdue, since when the oldest has waited, and what is due next. */
function Waiting({ waiting, oldestAt, dueAt, overdue }: Queue) {
  if (waiting === null) return null;
  return (
    <>
      <p>
        <Badge tone={waiting > 0 ? 'highlight' : 'neutral'}>{capped(waiting)} waiting</Badge>{' '}
        {overdue > 0 ? <Badge tone="error">{capped(overdue)} overdue</Badge> : null}
      </p>
      {waiting > 0 && oldestAt ? (
        <p>
          Oldest from <time dateTime={oldestAt}>{formatDate(oldestAt)}</time>, {formatDaysAgo(oldestAt)}
          {dueAt ? (
            <>
              . Next due <time dateTime={dueAt}>{formatDay(dueAt)}</time>
            </>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** The staff pages that this person may open, each with its pending items. */
export function DeskList({ desks }: StaffQueueList) {
  const { href } = useShell();
  return (
    <ul className={styles.list} aria-label="Desks">
      {desks.map((queue) => {
        // A desk of a later release of the API is left out.
        const desk = Object.hasOwn(DESKS, queue.name) ? DESKS[queue.name as AnyDesk] : undefined;
        const to = desk && href(desk.pageName);
        return desk && to ? (
          <Card as="li" key={queue.name} className={styles.desk} isInteractive>
            <h2 className={styles.name}>
              <Link data-card-link to={to + (desk.query ?? '')}>
                {desk.name}
              </Link>
            </h2>
            <p>{desk.text}</p>
            <Waiting {...queue} />
          </Card>
        ) : null;
      })}
    </ul>
  );
}
