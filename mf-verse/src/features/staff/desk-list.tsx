import { Link } from 'react-router-dom';
import type { StaffDeskList } from '@verse/api-contract/api';
import { type StaffDesk, WAITING_LIMIT } from '@verse/api-contract/operations/staff.values';
import type { PageName } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { Badge, Card } from '@verse/ui';
import styles from './desk-list.module.scss';

interface Desk {
  pageName: PageName;
  name: string;
  text: string;
}

const DESKS: Record<StaffDesk, Desk> = {
  'contact-inbox': { pageName: 'contact-inbox', name: 'Contact inbox', text: 'Messages from the contact page.' },
  moderation: { pageName: 'moderation', name: 'Moderation', text: 'Reports of members, and appeals.' },
  'review-queue': { pageName: 'review-queue', name: 'Review queue', text: 'Blog posts and changes to review.' },
  'tool-suggestions': { pageName: 'tool-suggestions', name: 'Tool suggestions', text: 'Tools for the directory.' },
  'store-orders': {
    pageName: 'store-desk-orders',
    name: 'Store orders',
    text: 'Payments to confirm, orders to send, refunds to answer and to pay.',
  },
  'store-products': { pageName: 'store-desk', name: 'Store products', text: 'Products, prices and inventory.' },
  jobs: { pageName: 'jobs', name: 'Job Hub', text: 'Post, edit and close jobs, and read applications.' },
  'job-reviews': { pageName: 'job-reviews', name: 'Jobs to review', text: 'First jobs of new organisations.' },
  contests: { pageName: 'contests', name: 'Contests', text: 'Add, edit and close contests, and confirm places.' },
  'contest-appeals': {
    pageName: 'contest-appeals',
    name: 'Contest appeals',
    text: 'Appeals against removed entries and results.',
  },
  'house-projects': {
    pageName: 'house-projects',
    name: 'Projects of the house',
    text: 'Briefs for our own services: answer, offer, deliver.',
  },
  disputes: {
    pageName: 'disputes',
    name: 'Disputes',
    text: 'Disputes about milestones: read both sides, and decide with reasons.',
  },
  rewards: { pageName: 'rewards', name: 'Referral rewards', text: 'Rewards beyond the monthly limit.' },
  'featured-member': {
    pageName: 'community',
    name: 'Featured member',
    text: 'Shown for a week if members choose no one. Choose one in the menu of their page.',
  },
  'waiting-lists': {
    pageName: 'waiting-list-desk',
    name: 'Waiting lists',
    text: 'Offers in preparation: how many people wait, and opening a list.',
  },
  promotions: { pageName: 'promotions', name: 'Offers', text: 'The offers on the members’ dashboard.' },
  sections: { pageName: 'sections', name: 'Sections', text: 'Releases of the site’s sections.' },
};

const waitingText = (waiting: number) => `${waiting < WAITING_LIMIT ? waiting : `${WAITING_LIMIT}+`} waiting`;

/** The staff pages that this person may open, each with its number of pending items. */
export function DeskList({ desks }: StaffDeskList) {
  const { href } = useShell();
  return (
    <ul className={styles.list} aria-label="Desks">
      {desks.map(({ name, waiting }) => {
        const desk = DESKS[name];
        const to = href(desk.pageName);
        return to ? (
          <Card as="li" key={name} className={styles.desk} isInteractive>
            <h2 className={styles.name}>
              <Link data-card-link to={to}>
                {desk.name}
              </Link>
            </h2>
            <p>{desk.text}</p>
            {waiting === null ? null : (
              <p>
                <Badge tone={waiting > 0 ? 'highlight' : 'neutral'}>{waitingText(waiting)}</Badge>
              </p>
            )}
          </Card>
        ) : null;
      })}
    </ul>
  );
}
