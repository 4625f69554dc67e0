import { type FormEvent, useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { type Work, WORK_LIMITS } from '@verse/api-contract/profiles';
import { Button, Dialog, PictureField, TextAreaField, TextField, useFormErrors } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { FormResult } from '../../shared/form-result';
import styles from './own-profile.module.scss';

interface WorkDialogProps {
  work: Work | undefined;
  onClose: () => void;
}

export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const { submit, data, state } = useFetcher<FormOutcome<Work>>();
  const { form, errors, isEdited, handleEdit } = useFormErrors(data);
  const [files, setFiles] = useState<File[]>([]);
  useEffect(() => {
    if (data?.ok) onClose();
  }, [data, onClose]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    for (const file of files) sent.append('files', file);
    void submit(sent, { method: 'post', encType: 'multipart/form-data' });
  }

  return (
    <Dialog title={work ? 'Edit the work' : 'Add a work'} size="large" onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        <input type="hidden" name="intent" value="work" />
        <input type="hidden" name="id" value={work?.id ?? ''} />
        <input type="hidden" name="version" value={work?.version ?? 0} />
        <Texts work={work} errors={errors} />
        <Pictures work={work} files={files} error={errors.pictures} onChoose={setFiles} />
        <FormResult outcome={isEdited || data?.ok ? undefined : data} />
        <Button className={styles.start} type="submit" isBusy={state !== 'idle'}>
          Save work
        </Button>
      </form>
    </Dialog>
  );
}

interface TextsProps {
  work: Work | undefined;
  errors: Record<string, string | undefined>;
}

function Texts({ work, errors }: TextsProps) {
  return (
    <>
      <TextField label="Title" name="title" required defaultValue={work?.title} error={errors.title} />
      <TextAreaField
        label="Description"
        name="description"
        isOptional
        defaultValue={work?.description}
        error={errors.description}
      />
      <TextField label="Your role" name="role" isOptional defaultValue={work?.role} error={errors.role} />
      <TextField label="Link" name="link" type="url" isOptional defaultValue={work?.link} error={errors.link} />
      <TextField
        label="Year"
        name="year"
        inputMode="numeric"
        isOptional
        defaultValue={work?.year ?? ''}
        error={errors.year}
      />
    </>
  );
}

interface PicturesProps {
  work: Work | undefined;
  files: File[];
  error: string | undefined;
  onChoose: (files: File[]) => void;
}

/** Each picture with the words for those who do not see it. */
function Pictures({ work, files, error, onChoose }: PicturesProps) {
  const kept = work?.pictures ?? [];
  const room = WORK_LIMITS.pictures - kept.length - files.length;
  return (
    <>
      {kept.map(({ src, alt }, index) => (
        <TextField
          key={src}
          label={`Alternative text of picture ${index + 1}`}
          name="kept-alt"
          required
          defaultValue={alt}
        />
      ))}
      {files.map((file, index) => (
        <TextField
          key={`${file.name} ${file.lastModified}`}
          label={`Alternative text of ${file.name}`}
          name="alt"
          hint="What one sees there, for people who don’t see it."
          required
          error={index === 0 ? error : undefined}
        />
      ))}
      <PictureField
        label="Pictures"
        name="choose"
        isMultiple
        hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)} each.`}
        error={files.length === 0 ? error : undefined}
        types={PICTURE_TYPES}
        check={pictureRefusal}
        room={room}
        onChoose={(more) => onChoose([...files, ...more])}
      />
    </>
  );
}
