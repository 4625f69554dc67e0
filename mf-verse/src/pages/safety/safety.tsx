import { definePage } from '@verse/contract/define-page';
import { loadSafety, MutedOrBlockedMembers, OwnCases, OwnSanctions } from '../../features/safety';
import { LoadFailure } from '../../shared/load-failure';
import { Panel } from '../../shared/panel';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadSafety,
  Frame: ({ children }) => (
    <VersePage
      place="safety"
      title="Safety"
      description="Decisions about you, and whom you do not want to see."
      lead="Decisions about what you posted, and whom you do not want to see."
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data: { cases, sanctions, muted, blocked } }) => (
    <>
      <Panel title="Decisions about you" lead="What moderators decided about what you posted, and how to appeal.">
        {sanctions.length > 0 ? <OwnSanctions sanctions={sanctions} /> : null}
        {sanctions.length > 0 && cases.length === 0 ? null : <OwnCases cases={cases} />}
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
    </>
  ),
  failed: (
    <LoadFailure title="This page could not be loaded." during="loading decisions and blocked members">
      Nothing is lost. Please try again.
    </LoadFailure>
  ),
});
