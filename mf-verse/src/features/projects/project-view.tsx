import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Party, Project } from '@verse/api-contract/api';
import { PageHead, useShell } from '@verse/contract/react';
import { Badge, ButtonLink, Card, PageHeader } from '@verse/ui';
import { MemberText } from '../../shared/member-text';
import text from '../../shared/text.module.scss';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { ProjectEnding } from './project-ending';
import { endedText, nextText, otherParty, stateText, toneOf } from './project-labels';
import styles from './project-view.module.scss';

interface ProjectViewProps {
  project: Project;
  /** The brief, the offers, the work and the messages. */
  children: ReactNode;
}

/** A project: its state, the next step, and the given children. */
export function ProjectView({ project, children }: ProjectViewProps) {
  const { number, title, side, seller } = project;
  const isHouse = side === 'seller' && seller.kind === 'house';
  const { href } = useShell();
  const back = isHouse ? href('house-projects') : `${href('projects')}${side === 'seller' ? '?list=selling' : ''}`;
  return (
    // Moves the focus within the page if a panel has no controls left to receive it.
    <div className={styles.page} ref={useFocusKeeper()}>
      <PageHead title={`${title} (${number})`} description="A project of a client and a seller." isListed={false} />
      <PageHeader title={<bdi>{title}</bdi>} eyebrow={`Number ${number}`} lead={<Lead project={project} />} />
      <div className={styles.state} role="status">
        <Badge tone={toneOf(project)}>{stateText(project)}</Badge> <span>{nextText(project)}</span>
      </div>
      <Ended project={project} />
      {children}
      <ProjectEnding key={number} project={project} />
      <p>
        <ButtonLink as={Link} to={back ?? ''} variant="secondary">
          {isHouse ? 'Projects of the house' : 'All projects'}
        </ButtonLink>
      </p>
    </div>
  );
}

function Lead({ project }: { project: Project }) {
  const { side, client } = project;
  const isOrganisation = client.kind === 'organisation';
  return (
    <>
      {side === 'seller' ? 'A brief from ' : isOrganisation ? 'A brief of ' : 'Your brief to '}
      {side === 'client' && isOrganisation ? (
        <>
          <PartyName party={client} /> to{' '}
        </>
      ) : null}
      <PartyName party={otherParty(project)} />
    </>
  );
}

function PartyName({ party: { kind, name, handle } }: { party: Party }) {
  const { href } = useShell();
  const to = handle === null ? undefined : href(kind === 'organisation' ? 'organisation' : 'member', { handle });
  const text = <bdi>{name}</bdi>;
  return to ? <Link to={to}>{text}</Link> : text;
}

function Ended({ project }: { project: Project }) {
  const { ended } = project;
  if (!ended) return null;
  return (
    <Card as="section" className={styles.ended} aria-labelledby="ended">
      <h2 id="ended" className={text.title}>
        {stateText(project)}
      </h2>
      <p>{endedText(project)}</p>
      {ended.reason ? <MemberText text={ended.reason} /> : null}
    </Card>
  );
}
