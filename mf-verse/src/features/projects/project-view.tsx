import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Party, Project } from '@verse/api-contract/api';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, Card, PageHeader } from '@verse/ui';
import { Folded } from '../../shared/folded';
import { MemberText } from '../../shared/member-text';
import { otherParty } from '../../shared/other-party';
import text from '../../shared/text.module.scss';
import { TurnContext } from '../../shared/turn-act';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { ProjectEnding } from './project-ending';
import { endedText, stateText } from './project-labels';
import styles from './project-view.module.scss';
import { TurnStrip } from './turn-strip';

interface ProjectViewProps {
  project: Project;
  /** The current work of both sides. */
  children: ReactNode;
  messages: ReactNode;
  /** Terms, invoices and ways to end the project. */
  papers: ReactNode;
  /** Whether the address points into the papers. */
  opensPapers: boolean;
}

/** A project: whose turn it is, the work beside the conversation, and everything else behind one word. */
export function ProjectView({ project, children, messages, papers, opensPapers }: ProjectViewProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { number, title, side, seller } = project;
  const isHouse = side === 'seller' && seller.kind === 'house';
  const { href } = useShell();
  const back = isHouse ? href('house-projects') : `${href('projects')}${side === 'seller' ? '?list=selling' : ''}`;
  return (
    // Moves the focus within the page if a panel has no controls left to receive it.
    <div className={styles.page} ref={useFocusKeeper()}>
      <TurnStrip project={project} onSlot={setSlot} />
      <TurnContext value={slot}>
        <PageHead title={`${title} (${number})`} description="Your project." isListed={false} />
        <PageHeader title={<bdi>{title}</bdi>} eyebrow={`Number ${number}`} lead={<Lead project={project} />} />
        <Ended project={project} />
        <div className={styles.columns}>
          <div className={styles.column}>{children}</div>
          <div className={styles.messages}>{messages}</div>
        </div>
        <Folded title="Papers" summary="Terms, brief, invoices, ending" isOpen={opensPapers} id="papers">
          {papers}
          <ProjectEnding key={number} project={project} />
        </Folded>
        <p>
          <ButtonLink as={Link} to={back ?? ''} variant="secondary">
            {isHouse ? 'Our own projects' : 'All projects'}
          </ButtonLink>
        </p>
      </TurnContext>
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
