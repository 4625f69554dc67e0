import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useNewsReload } from '../../features/notifications';
import { InvoicesPanel } from '../../features/project-invoices';
import { OffersPanel } from '../../features/project-offers';
import { ReviewsPanel } from '../../features/project-reviews';
import { WorkPanel } from '../../features/project-work';
import { BriefPanel, loadProject, otherParty, projectFile, projectThread, ProjectView } from '../../features/projects';
import { Thread } from '../../features/thread';
import { ItemFailure } from '../../shared/item-failure';
import { Panel } from '../../shared/panel';

const AllProjects = () => (
  <ButtonLink as={Link} to={useShell().href('projects') ?? ''} variant="secondary">
    All projects
  </ButtonLink>
);

/** Panels that have nothing to show in a state of the project render nothing. */
const ORDER = ['brief', 'offers', 'work', 'messages', 'papers', 'reviews'] as const;
/** Once there is an agreement, what the sides do every day comes first. */
const ORDER_OF_AGREED = ['work', 'reviews', 'messages', 'offers', 'brief', 'papers'] as const;

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadProject,
  View: ({ data: project }) => {
    const { href } = useShell();
    const news = useNewsReload();
    const { number, side, may, offers } = project;
    const panels = {
      brief: <BriefPanel project={project} />,
      offers: <OffersPanel project={project} />,
      work: <WorkPanel project={project} />,
      papers: <InvoicesPanel project={project} />,
      reviews: <ReviewsPanel project={project} />,
      messages: (
        <Panel title="Messages">
          <Thread
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
      ),
    };
    return (
      <ProjectView project={project}>
        {(offers.accepted ? ORDER_OF_AGREED : ORDER).map((name) => (
          <Fragment key={`${name} ${number}`}>{panels[name]}</Fragment>
        ))}
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
