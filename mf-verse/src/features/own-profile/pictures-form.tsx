import { useFetcher } from 'react-router-dom';
import type { Picture as PictureView } from '@verse/api-contract/blogs';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import type { OwnProfile, ProfilePicture } from '@verse/api-contract/profiles';
import { Button, Picture, PictureField } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import styles from './own-profile.module.scss';

/** Picture and cover are saved as soon as they are chosen. */
export function PicturesForm({ profile }: { profile: OwnProfile }) {
  return (
    <Panel title="Pictures" lead="A picture is saved as soon as you choose it.">
      <OnePicture which="picture" label="Profile picture" shown={profile.picture} version={profile.version} />
      <OnePicture which="cover" label="Cover" shown={profile.cover} version={profile.version} />
    </Panel>
  );
}

interface OnePictureProps {
  which: ProfilePicture;
  label: string;
  shown: PictureView | null;
  version: number;
}

function OnePicture({ which, label, shown, version }: OnePictureProps) {
  const { submit, data, state } = useFetcher<FormOutcome<OwnProfile>>();
  function save(files: File[]) {
    const form = new FormData();
    form.append('intent', 'picture');
    form.append('which', which);
    form.append('version', String(version));
    for (const file of files) form.append('pictures', file);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }
  return (
    <div className={styles.picture} data-which={which}>
      {shown ? (
        <Picture
          src={shown.src}
          webp={shown.srcset}
          sizes="12rem"
          width={shown.width}
          height={shown.height}
          alt={`Your ${label.toLowerCase()}`}
        />
      ) : null}
      <PictureField
        label={label}
        name={which}
        hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
        types={PICTURE_TYPES}
        check={pictureRefusal}
        room={1}
        onChoose={save}
      />
      <FormResult outcome={state === 'idle' ? data : undefined} success={`${label} saved.`} />
      {shown ? (
        <Button variant="quiet" size="small" isBusy={state !== 'idle'} onClick={() => save([])}>
          Remove {label.toLowerCase()}
        </Button>
      ) : null}
    </div>
  );
}
