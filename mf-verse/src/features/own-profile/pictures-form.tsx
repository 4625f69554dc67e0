import type { OwnProfile, Picture as PictureView } from '@verse/api-contract/api';
import type { ProfilePicture } from '@verse/api-contract/identity/profiles.schema';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Button, PictureField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { StoredPicture } from '../../shared/stored-picture';
import { savePicture } from './own-profile.api';
import styles from './own-profile.module.scss';

/** The picture and the cover; each is saved as soon as it is chosen. */
export function PicturesForm({ profile }: { profile: OwnProfile }) {
  return (
    <Panel title="Pictures" lead="We save a picture as soon as you pick it.">
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
  const { session } = useShell();
  const { run, result, isBusy } = useAction(savePicture, {
    showsFailure: true,
    shouldRevalidate: ({ ok }) => ok,
    // Refreshes the session, because the header shows the picture.
    onDone: () => void session.refresh(),
  });
  const save = (file?: File) => run({ which, version, file });
  return (
    <div className={styles.picture} data-which={which}>
      {shown ? <StoredPicture picture={shown} sizes="12rem" alt={`Your ${label.toLowerCase()}`} /> : null}
      <PictureField
        label={label}
        name={which}
        hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
        types={PICTURE_TYPES}
        check={pictureRefusal}
        room={1}
        onChoose={([file]) => save(file)}
      />
      <FormResult result={isBusy ? undefined : result} success={`${label} saved.`} />
      {shown ? (
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => save()}>
          Remove {label.toLowerCase()}
        </Button>
      ) : null}
    </div>
  );
}
