import { Link, useLocation } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useNewsReload } from '../../features/notifications';
import { InvoicesPanel } from '../../features/project-invoices';
import { OffersPanel } from '../../features/project-offers';
import { ReviewsPanel } from '../../features/project-reviews';
import { WorkEndings, WorkPanel } from '../../features/project-work';
import { BriefPanel, loadProject, projectFile, projectThread, ProjectView } from '../../features/projects';
import { Thread } from '../../features/thread';
import { ItemFailure } from '../../shared/item-failure';
import { otherParty } from '../../shared/other-party';
import { Panel } from '../../shared/panel';

const AllProjects = () => (
  <ButtonLink as={Link} to={useShell().href('projects') ?? ''} variant="secondary">
    All projects
  </ButtonLink>
);

/** Addresses of what is in the papers once there is an agreement. */
const IN_PAPERS = ['#offers', '#papers'];

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadProject,
  View: ({ data: project }) => {
    const { href } = useShell();
    const news = useNewsReload();
    const { hash } = useLocation();
    const { number, side, may, offers } = project;
    const isAgreed = offers.accepted !== null;
    const brief = <BriefPanel key={`brief ${number}`} project={project} />;
    const terms = <OffersPanel key={`offers ${number}`} project={project} />;
    return (
      <ProjectView
        project={project}
        opensPapers={IN_PAPERS.includes(hash)}
        messages={
          <Panel key={number} title="Messages">
            <Thread
              at={`${href('project', { number })}/thread`}
              path={projectThread(number)}
              fileHref={(id) => projectFile(number, id)}
              side={side}
              other={otherParty(project).name}
              freshness={news}
              closed={may.write ? undefined : 'This project takes no more messages.'}
            >
              No messages yet.
            </Thread>
          </Panel>
        }
        papers={
          <>
            {isAgreed ? terms : null}
            {isAgreed ? brief : null}
            <InvoicesPanel project={project} />
            <WorkEndings project={project} />
          </>
        }
      >
        {isAgreed ? null : terms}
        {isAgreed ? null : brief}
        <WorkPanel key={`work ${number}`} project={project} />
        <ReviewsPanel key={`reviews ${number}`} project={project} />
      </ProjectView>
    );
  },
  failed: (
    <ItemFailure
      name="Project"
      description="A project."
      missing="You have no project with this number."
      during="loading a project"
    >
      <AllProjects />
    </ItemFailure>
  ),
});
