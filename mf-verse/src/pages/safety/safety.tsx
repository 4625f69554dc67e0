import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { MutedOrBlockedMembers, OwnCases, type Safety } from '../../features/safety';
import { Panel } from '../../shared/panel';
import { VersePage } from '../../shared/verse-page';

export { loadSafety as loader } from '../../features/safety';

export function Component() {
  const { cases, muted, blocked } = useLoaderData<Safety>();
  return (
    <Page>
      <Panel title="Decisions about you" lead="What moderators decided about what you posted, and how to appeal.">
        <OwnCases cases={cases} />
      </Panel>
      <Panel
        title="Muted members"
        lead={
          'What they write is left out of your lists, and you get no notifications about what they do. ' +
          'They are not told, and can still get in touch.'
        }
      >
        <MutedOrBlockedMembers action="mute" members={muted} />
      </Panel>
      <Panel
        title="Blocked members"
        lead={
          'Neither of you sees the other, follows the other or can get in touch. They are not told. ' +
          'Moderators see what they have to judge.'
        }
      >
        <MutedOrBlockedMembers action="block" members={blocked} />
      </Panel>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FailureCard title="This page could not be loaded." {...useLoadFailure('loading decisions and blocked members')}>
        Nothing is lost. Please try again.
      </FailureCard>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="safety"
    title="Safety"
    description="Decisions about you, and whom you do not want to see."
    lead="Decisions about what you posted, and whom you do not want to see."
    isNarrow
  >
    {children}
  </VersePage>
);
