import { useRef } from 'react';
import type { Work } from '@verse/api-contract/api';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { PictureField, Stack, TextField } from '@verse/ui';
import { ChosenPicture } from '../../shared/chosen-picture';
import { type Focus, FocusField } from './focus-field';

interface WorkPicturesProps {
  work: Work | undefined;
  /** Indexes of the work's pictures that the member has removed. */
  removed: readonly number[];
  files: readonly File[];
  /** Focal points that the member has changed, by the name of their field. */
  focuses: Readonly<Record<string, Focus | null>>;
  error: string | undefined;
  onRemove: (index: number) => void;
  onChoose: (files: File[]) => void;
  onFocus: (focuses: Record<string, Focus | null>) => void;
}

/** The pictures of a work, each with its alternative text. The name of a control says which picture it describes. */
export function WorkPictures(props: WorkPicturesProps) {
  const { work, removed, files, focuses, error, onRemove, onChoose, onFocus } = props;
  const list = useRef<HTMLDivElement>(null);
  const kept = (work?.pictures ?? []).map((picture, index) => ({ ...picture, index }));
  const shown = kept.filter(({ index }) => !removed.includes(index));
  const room = WORK_LIMITS.pictures - shown.length - files.length;

  const focusField = (name: string, which: string, picture: File | string, saved: Focus | null) => (
    <FocusField
      name={name}
      which={which}
      picture={picture}
      focus={focuses[name] === undefined ? saved : focuses[name]}
      onChange={(focus) => onFocus({ ...focuses, [name]: focus })}
    />
  );

  /** Moves the focus to the file control, because the pressed button disappears. */
  function drop(remove: () => void) {
    list.current?.querySelector<HTMLElement>('[type=file]')?.focus();
    remove();
  }

  return (
    <Stack gap={5} ref={list}>
      {shown.map(({ src, alt, index, focus = null }) => (
        <Stack key={src} gap={3}>
          <ChosenPicture picture={src} which={String(index + 1)} onRemove={() => drop(() => onRemove(index))} />
          <TextField label={`Describe picture ${index + 1}`} name={`kept-alt ${index}`} required defaultValue={alt} />
          {focusField(`kept-focus ${index}`, String(index + 1), src, focus)}
        </Stack>
      ))}
      {files.map((file, index) => (
        <Stack key={`${file.name} ${file.lastModified}`} gap={3}>
          <ChosenPicture
            picture={file}
            which={file.name}
            onRemove={() => drop(() => onChoose(files.filter((one) => one !== file)))}
          />
          <TextField
            label={`Describe ${file.name}`}
            name={`alt ${file.name} ${file.lastModified}`}
            hint="For people who can’t see it."
            required
            error={index === 0 ? error : undefined}
          />
          {focusField(`focus ${file.name} ${file.lastModified}`, file.name, file, null)}
        </Stack>
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
    </Stack>
  );
}
