import { type FormEvent, useState } from 'react';
import type { FeedPost, PostAnswer } from '@verse/api-contract/community-posts';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { isBlank } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { Alert, Button, Card, PictureField, useFormErrors } from '@verse/ui';
import { ChosenPicture } from '../../shared/chosen-picture';
import type { FormOutcome } from '../../shared/form-outcome';
import { newId } from '../../shared/new-id';
import { usePerform } from '../../shared/perform';
import styles from './composer.module.scss';
import { type Draft, dropDraft, isEmpty, keepDraft, readDraft } from './draft';
import type { FeedAct } from './feed.api';
import { PostChoices, PostText } from './post-fields';

interface ComposerProps {
  memberId: string;
  onPublished: (post: FeedPost) => void;
}

/** Writes a post. Its words are kept on this device until it is published or somebody signs out. */
export function Composer({ memberId, onPublished }: ComposerProps) {
  const { session, notify } = useShell();
  const perform = usePerform<FeedAct>();
  const [draft, setDraft] = useState(() => readDraft(memberId));
  const [picture, setPicture] = useState<File>();
  const [outcome, setOutcome] = useState<FormOutcome<PostAnswer>>();
  const [isSending, setIsSending] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors(outcome);
  const isBegun = !isEmpty(draft) || picture !== undefined;

  function change(part: Partial<Draft>) {
    // Another text is another post.
    const next = { ...draft, ...part, key: newId() };
    setDraft(next);
    keepDraft(memberId, next);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || refuse(errorsOf(draft, picture))) return;
    setIsSending(true);
    const done = await perform<PostAnswer>({ what: 'publish', draft, picture });
    setIsSending(false);
    setOutcome(done);
    if (done.ok) {
      setDraft(dropDraft(memberId));
      setPicture(undefined);
      onPublished(done.value.post);
      notify({ tone: 'success', text: 'Post published.' });
    } else if (done.code === 'unauthenticated') void session.refresh();
  }

  return (
    <Card className={styles.composer}>
      <form
        ref={form}
        className={styles.form}
        aria-label="New post"
        noValidate
        onChange={handleEdit}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <PostText values={draft} errors={errors} onChange={change} label="What are you working on?" />
        {picture ? <ChosenPicture picture={picture} onRemove={() => setPicture(undefined)} /> : null}
        {isBegun ? (
          <PostChoices values={draft} errors={errors} hasPicture={picture !== undefined} onChange={change} />
        ) : null}
        {outcome?.ok === false && outcome.message ? (
          <Alert tone="error">
            <p>{outcome.message} What you wrote is kept on this device.</p>
          </Alert>
        ) : null}
        <div className={styles.foot}>
          {picture ? null : (
            <PictureField
              label="Picture"
              name="picture"
              hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
              error={errors.picture}
              types={PICTURE_TYPES}
              check={pictureRefusal}
              room={1}
              onChoose={([file]) => setPicture(file)}
            />
          )}
          <Button type="submit" isBusy={isSending}>
            Publish
          </Button>
        </div>
      </form>
    </Card>
  );
}

const errorsOf = ({ text, alt }: Draft, picture: File | undefined) => ({
  text: isBlank(text) && !picture ? 'Write something, or choose a picture.' : undefined,
  alt: picture && isBlank(alt) ? 'Say what the picture shows.' : undefined,
});
