import type { Job } from '@verse/api-contract/api';
import { APPLICATION_TEXTS } from '@verse/api-contract/work/job-form.values';
import { Skeleton, TextAreaField, TextField } from '@verse/ui';
import { bindTexts } from '../../../shared/bind-texts';
import { MutedText } from '../../../shared/muted-text';
import { SavedNote } from '../../../shared/saved-note';
import { DraftFiles } from './draft-files';
import type { UnsentApplication } from './use-application-draft';
import type { DraftFiles as Files } from './use-draft-files';
import { WorksChoice } from './works-choice';

interface ApplyFieldsProps {
  job: Job;
  unsent: UnsentApplication;
  files: Files;
  errors: Record<string, string | undefined>;
}

export function ApplyFields({ job, unsent, files, errors }: ApplyFieldsProps) {
  const { draft, works, isLoading, state, edit } = unsent;
  const field = bindTexts(draft, errors, edit);
  return (
    <>
      <p>
        <bdi>{job.title}</bdi>. Applying is free. {describeAudience(job)}
      </p>
      <TextAreaField
        label="Note"
        required
        maxLength={APPLICATION_TEXTS.note.max}
        hint={`Up to ${APPLICATION_TEXTS.note.max} characters.`}
        {...field('note')}
      />
      <TextField label="Link to your work" type="url" isOptional placeholder="https://" {...field('link')} />
      {/* Jobs that staff post on behalf of others have only the note and link fields. */}
      {job.organisation && isLoading ? <Skeleton shape="block" /> : null}
      {job.organisation && works ? (
        <>
          <WorksChoice
            works={works}
            chosen={draft.works}
            error={errors.works}
            onChange={(ids) => edit({ works: ids })}
          />
          <DraftFiles files={files} />
        </>
      ) : null}
      {job.organisation && !isLoading && !works ? (
        <MutedText>You can add works and files once you’re back online.</MutedText>
      ) : null}
      <SavedNote state={state} texts={state.isChanged ? STATE_TEXTS : UNTOUCHED_TEXTS} />
    </>
  );
}

const KEPT = 'Draft kept on this device. We’ll save it to your account once you’re back online.';
const STATE_TEXTS = {
  unsaved: 'Saving the draft…',
  saving: 'Saving the draft…',
  saved: 'Draft saved in your account.',
  offline: KEPT,
  failed: KEPT,
};
const UNTOUCHED_TEXTS = { saved: 'We keep your draft here and in your account until you send it.' };

const describeAudience = ({ organisation, isBlind }: Job): string => {
  if (!organisation) return 'They see your name, your email and what you write here.';
  return isBlind
    ? `${organisation.name} first sees applications without names: yours and your email address show once you are on ` +
        'the shortlist.'
    : `${organisation.name} sees your name, your email address and what you send here.`;
};
