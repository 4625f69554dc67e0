import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@verse/api-contract/formats';
import type { ProjectListName } from '@verse/api-contract/work/projects.schema';
import { useShell } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { Badge, ButtonLink, Card, EmptyState } from '@verse/ui';
import styles from '../../shared/list-cards.module.scss';
import { LoadMore } from '../../shared/load-more';
import { otherParty } from '../../shared/other-party';
import { nextText, stateText, toneOf } from './project-labels';
import type { ListedProject, ProjectPage } from './projects.api';

const toHeading = ({ list, organisation }: Omit<ProjectPage, 'page'>): string =>
  organisation && (list === 'buying' || list === 'selling')
    ? `Projects in which ${organisation.name} ${list === 'buying' ? 'buys' : 'sells'}`
    : HEADINGS[list];

const HEADINGS: Record<ProjectListName, string> = {
  buying: 'What you’re buying',
  selling: 'What you’re selling',
  house: 'Our own projects',
  'house-waiting': 'Open briefs',
};

/** Projects as buyer or as seller. */
export function ProjectList({ list: name, organisation, page }: ProjectPage) {
  const title = toHeading({ list: name, organisation });
  const { box, heading, ...list } = usePagedList(page, { noun: ['project', 'projects'] });
  return (
    <section className={styles.section} aria-labelledby="projects">
      <h2 className={styles.heading} id="projects" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {list.entries.length === 0 ? <Empty name={name} /> : null}
      <ul ref={box} className={styles.list} aria-label={title}>
        {list.entries.map((one) => (
          <li key={one.id} className={styles.entry} data-entry={one.id} tabIndex={-1}>
            <Row project={one} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} /> : null}
    </section>
  );
}

function Empty({ name }: { name: ProjectListName }) {
  const { href } = useShell();
  const link = (pageName: 'services' | 'profile', text: string): ReactNode => (
    <ButtonLink as={Link} to={href(pageName) ?? ''}>
      {text}
    </ButtonLink>
  );
  if (name === 'buying')
    return (
      <EmptyState title="No projects yet." action={link('services', 'See services')}>
        Send a brief from a service, a profile or an organisation’s page. It’s free.
      </EmptyState>
    );
  if (name === 'selling')
    return (
      <EmptyState title="No briefs yet." action={link('profile', 'Your profile')}>
        Briefs from clients arrive here, from your profile or your organisation’s page.
      </EmptyState>
    );
  return (
    <EmptyState title={name === 'house' ? 'No briefs yet.' : 'No open briefs.'}>
      Briefs for our services arrive here.
    </EmptyState>
  );
}

function Row({ project }: { project: ListedProject }) {
  const { number, title, createdAt, side, client } = project;
  return (
    <Card as="article" className={styles.row} isInteractive>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          <Link className={styles.link} to={useShell().href('project', { number }) ?? ''} data-card-link>
            {title}
          </Link>
        </h3>
        <Badge tone={toneOf(project)}>{stateText(project)}</Badge>
      </div>
      <p className={styles.facts}>
        {number} ·{' '}
        {side === 'client' && client.kind === 'organisation' ? (
          <>
            by <bdi>{client.name}</bdi>{' '}
          </>
        ) : null}
        {side === 'client' ? 'to' : 'from'} <bdi>{otherParty(project).name}</bdi>,{' '}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <p>{nextText(project)}</p>
    </Card>
  );
}
