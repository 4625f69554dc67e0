import { useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { useNewsReload } from '../../features/notifications';
import { OffersPanel } from '../../features/project-offers';
import { PapersPanel } from '../../features/project-papers';
import { WorkPanel } from '../../features/project-work';
import { type loadProject, otherParty, projectFile, projectThread, ProjectView } from '../../features/projects';
import { Thread } from '../../features/thread';
import { Panel } from '../../shared/panel';

export { loadProject as loader } from '../../features/projects';
export { ProjectFailure as ErrorBoundary } from '../../features/projects';

export function Component() {
  const project = useLoaderData<typeof loadProject>();
  const { href } = useShell();
  const news = useNewsReload();
  const { number, side, may } = project;
  return (
    <ProjectView project={project}>
      <OffersPanel key={`offers ${number}`} project={project} />
      <WorkPanel key={`work ${number}`} project={project} />
      <PapersPanel project={project} />
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
}
