import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import { useShell } from '@verse/contract/react';
import { PictureForm } from '../../shared/picture-form';
import { UnsavedChanges } from '../../shared/unsaved-changes';
import { ContestEditor } from './contest-editor';
import { ContestState } from './contest-state';
import { ContestTabs } from './contest-tabs';
import { GuestJudges } from './guest-judges';
import { JudgesPanel } from './judges-panel';
import { removePicture, type RunningPage, setPicture } from './running.api';
import { RunningFrame } from './running-page';

const PicturePanel = ({ page: { organisation, contest } }: { page: RunningPage }) => (
  <PictureForm
    label="Picture"
    lead="On the card and on the contest page."
    picture={contest.picture}
    texts={CONTEST_PICTURE_TEXTS}
    save={(api, picture) => setPicture(api, organisation.handle, contest.id, picture)}
    remove={(api) => removePicture(api, organisation.handle, contest.id)}
  />
);

/** All actions that an organisation can take on one of its contests. */
export function OrganisationContest({ page }: { page: RunningPage }) {
  const { organisation, contest } = page;
  const { handle, name, state } = organisation;
  const list = useShell().href('organisation-contests', { handle }) ?? '';
  const canEdit = state === 'open' && contest.state !== 'cancelled' && contest.stage !== 'results';
  // Part of a key, so that the judges form remounts when the judges change.
  const judges = contest.judges.map(({ memberId }) => memberId).join(' ');
  return (
    <RunningFrame
      organisation={organisation}
      title={contest.form.title || 'Untitled contest'}
      back={{ to: list, text: `Contests of ${name}` }}
    >
      {contest.state === 'published' ? <ContestTabs handle={handle} id={contest.id} /> : null}
      <ContestState page={page} />
      {canEdit ? (
        <UnsavedChanges>
          <ContestEditor key={contest.id} page={page} />
          <PicturePanel key={`picture ${contest.picture?.src}`} page={page} />
          <JudgesPanel key={`judges ${judges}`} page={page} />
          <GuestJudges page={page} />
        </UnsavedChanges>
      ) : null}
    </RunningFrame>
  );
}
