import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useNewsReload } from '../../features/notifications';
import { InvoicesPanel } from '../../features/project-invoices';
import { OffersPanel } from '../../features/project-offers';
import { WorkPanel } from '../../features/project-work';
import { loadProject, otherParty, projectFile, projectThread, ProjectView } from '../../features/projects';
import { Thread } from '../../features/thread';
import { ItemFailure } from '../../shared/item-failure';
import { Panel } from '../../shared/panel';

const AllProjects = () => (
  <ButtonLink as={Link} to={useShell().href('projects') ?? ''} variant="secondary">
    All projects
  </ButtonLink>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadProject,
  View: ({ data: project }) => {
    const { href } = useShell();
    const news = useNewsReload();
    const { number, side, may } = project;
    return (
      <ProjectView project={project}>
        <OffersPanel key={`offers ${number}`} project={project} />
        <WorkPanel key={`work ${number}`} project={project} />
        <InvoicesPanel project={project} />
        <Panel title="Messages">
          <Thread
            key={number}
            at={`${href('project', { number })}/thread`}
            path={projectThread(number)}
            fileHref={(id) => projectFile(number, id)}
            side={side}
            other={otherParty(project).name}
            freshness={news}
            closed={may.write ? undefined : 'No more messages can be sent in this project.'}
          >
            No messages yet.
          </Thread>
        </Panel>
      </ProjectView>
    );
  },
  failed: (
    <ItemFailure
      name="Project"
      description="A project."
      missing="No project of yours has this number."
      during="loading a project"
    >
      <AllProjects />
    </ItemFailure>
  ),
});
