import { useRef, useState } from 'react';
import type { Work } from '@verse/api-contract/api';
import { MADE_HOW } from '@verse/api-contract/community/community-posts.values';
import { useForm } from '@verse/contract/form';
import { useSession } from '@verse/contract/react';
import { createId } from '@verse/contract/server-state';
import { Button, Dialog, RestoredText, SelectField, Stack, TextAreaField, TextField } from '@verse/ui';
import { titleOfFile } from '../../shared/file-title';
import { Fold } from '../../shared/fold';
import { FormResult } from '../../shared/form-result';
import { useKeptInTab } from '../../shared/kept-in-tab';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import type { Focus } from './focus-field';
import { saveWork } from './own-profile.api';
import styles from './own-profile.module.scss';
import { TagsField } from './tags-field';
import { WorkPictures } from './work-pictures';

interface WorkDialogProps {
  work: Work | undefined;
  onClose: () => void;
}

export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const name = `work ${useSession().user?.id} ${work?.id ?? 'new'}`;
  const pictures = useKeptInTab<File[]>(name, []);
  const files = pictures.value;
  const focuses = useKeptInTab<Record<string, Focus | null>>(`focus of ${name}`, {});
  const [key] = useState(createId);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const title = useRef<HTMLInputElement>(null);
  const form = useForm({
    keptAs: name,
    send(api, fields) {
      for (const file of files) fields.append('files', file);
      return saveWork(api, fields, key);
    },
    success: work ? 'Work updated.' : 'Your work is on your profile.',
    onSent() {
      pictures.reset();
      focuses.reset();
    },
    onDone: onClose,
  });

  function discard() {
    form.discard();
    pictures.reset();
    focuses.reset();
    setRemoved([]);
  }

  function choose(chosen: File[]) {
    pictures.set(chosen);
    const field = title.current;
    if (!field || field.value || !chosen[0]) return;
    // As if it had been typed, so that it is kept.
    field.setRangeText(titleOfFile(chosen[0].name));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Dialog title={work ? 'Edit the work' : 'Add a work'} size="large" onClose={onClose}>
      <Stack as="form" gap={5} {...form.props}>
        <input type="hidden" name="id" value={work?.id ?? ''} />
        <input type="hidden" name="version" value={work?.version ?? 0} />
        {form.isRestored || pictures.isKept || focuses.isKept ? <RestoredText onDiscard={discard} /> : null}
        <WorkPictures
          work={work}
          removed={removed}
          files={files}
          focuses={focuses.value}
          error={form.errors.pictures}
          onRemove={(index) => setRemoved((before) => [...before, index])}
          onChoose={choose}
          onFocus={focuses.set}
        />
        <TextField
          ref={title}
          label="Title"
          name="title"
          required
          defaultValue={work?.title}
          error={form.errors.title}
        />
        <Story work={work} errors={form.errors} />
        <FormResult result={form.shown} />
        <Button className={styles.start} type="submit" isBusy={form.isBusy}>
          Save work
        </Button>
      </Stack>
    </Dialog>
  );
}

const STORY = [
  ['problem', 'Problem', 'What was it for?'],
  ['decisions', 'Decisions', 'What did you choose, and why?'],
  ['result', 'Result', 'How did it turn out?'],
] as const;

interface StoryProps {
  work: Work | undefined;
  errors: Record<string, string | undefined>;
}

const STORY_FIELDS = ['description', 'role', ...STORY.map(([name]) => name), 'madeHow', 'tags', 'link', 'year'];

/** Everything about a work but its pictures and its title. */
function Story({ work, errors }: StoryProps) {
  return (
    <Fold
      title="Tell the story"
      summary="Your role, the problem, what you decided, tags, link and year."
      isOpen={Boolean(work)}
      hasError={STORY_FIELDS.some((name) => errors[name])}
    >
      <TextAreaField
        label="Description"
        name="description"
        isOptional
        defaultValue={work?.description}
        error={errors.description}
      />
      <TextField label="Your role" name="role" isOptional defaultValue={work?.role} error={errors.role} />
      {STORY.map(([name, label, hint]) => (
        <TextAreaField
          key={name}
          label={label}
          name={name}
          hint={hint}
          rows={3}
          isOptional
          defaultValue={work?.[name]}
          error={errors[name]}
        />
      ))}
      <SelectField label="How it was made" name="madeHow" defaultValue={work?.madeHow} error={errors.madeHow}>
        {MADE_HOW.map((how) => (
          <option key={how} value={how}>
            {MADE_HOW_LABELS[how]}
          </option>
        ))}
      </SelectField>
      <TagsField tags={work?.tags ?? []} error={errors.tags} />
      <TextField label="Link" name="link" type="url" isOptional defaultValue={work?.link} error={errors.link} />
      <TextField
        label="Year"
        name="year"
        inputMode="numeric"
        isOptional
        defaultValue={work?.year ?? ''}
        error={errors.year}
      />
    </Fold>
  );
}
