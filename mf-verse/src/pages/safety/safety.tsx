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
      description="Moderation decisions, muted and blocked people."
      lead="Moderation decisions, muted and blocked people."
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data: { cases, sanctions, muted, blocked } }) => (
    <>
      <Panel title="Decisions about you" lead="What our moderators decided, and how to appeal.">
        {sanctions.length > 0 ? <OwnSanctions sanctions={sanctions} /> : null}
        {sanctions.length > 0 && cases.length === 0 ? null : <OwnCases cases={cases} />}
      </Panel>
      <Panel
        title="Muted members"
        lead={'You don’t see or hear from them. We don’t tell them, and they can still write to you.'}
      >
        <MutedOrBlockedMembers action="mute" members={muted} />
      </Panel>
      <Panel
        title="Blocked members"
        lead={'You don’t see each other, follow each other or write to each other. We don’t tell them.'}
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
