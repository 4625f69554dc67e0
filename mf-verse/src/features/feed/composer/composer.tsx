import { useState } from 'react';
import type { FeedPost } from '@verse/api-contract/api';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { isBlank } from '@verse/api-contract/text';
import { useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { announceSent } from '@verse/contract/sent';
import { createId, formMessage } from '@verse/contract/server-state';
import { Alert, Button, Card, PictureField, Stack } from '@verse/ui';
import { ChosenPicture } from '../../../shared/chosen-picture';
import { publishPost } from '../feed.api';
import styles from './composer.module.scss';
import { type Draft, isEmpty, keepDraft, readDraft, withoutSent } from './draft';
import { PostChoices, PostText } from './post-fields';

interface ComposerProps {
  memberId: string;
  onPublished: (post: FeedPost) => void;
}

/**
 * The form for writing a post. It starts as a single line and expands on use. The text is kept on this device until it
 * is published or the member signs out.
 */
export function Composer({ memberId, onPublished }: ComposerProps) {
  const { session, notify } = useShell();
  const [draft, setDraft] = useState(() => readDraft(memberId));
  const [picture, setPicture] = useState<File>();
  const [isUsed, setIsUsed] = useState(false);
  const { props, errors, result, isBusy } = useForm({
    findErrors: () => findErrors(draft, picture),
    send: (api) => publishPost(api, draft, picture),
    onSent({ post }) {
      setDraft((now) => keepDraft(memberId, withoutSent(now, draft)));
      setPicture((now) => (now === picture ? undefined : now));
      setIsUsed(false);
      onPublished(post);
      announceSent();
      notify({ tone: 'success', text: 'Post published.' });
    },
    onFailed({ code }) {
      if (code === 'unauthenticated') void session.refresh();
    },
    shouldRevalidate: () => false,
  });
  const failure = formMessage(result);
  const isBegun = !isEmpty(draft) || picture !== undefined;
  const isOpen = isUsed || isBegun;

  function change(part: Partial<Draft>) {
    // The server treats changed text as a new post, so it needs a new key.
    const next = { ...draft, ...part, key: createId() };
    setDraft(keepDraft(memberId, next));
  }

  return (
    <Card className={styles.composer} data-open={isOpen || undefined}>
      <Stack as="form" {...props} aria-label="New post" onFocus={() => setIsUsed(true)}>
        <PostText
          id="new-post"
          values={draft}
          errors={errors}
          onChange={change}
          label="What are you working on?"
          rows={isOpen ? 3 : 1}
        />
        {picture ? <ChosenPicture picture={picture} onRemove={() => setPicture(undefined)} /> : null}
        {isBegun ? (
          <PostChoices values={draft} errors={errors} hasPicture={picture !== undefined} onChange={change} />
        ) : null}
        {failure ? (
          <Alert tone="error">
            <p>{failure} We kept your text on this device.</p>
          </Alert>
        ) : null}
        <Foot
          isOpen={isOpen}
          isSending={isBusy}
          error={errors.picture}
          hasPicture={picture !== undefined}
          onChoose={setPicture}
        />
      </Stack>
    </Card>
  );
}

interface FootProps {
  isOpen: boolean;
  isSending: boolean;
  error: string | undefined;
  hasPicture: boolean;
  onChoose: (picture: File | undefined) => void;
}

function Foot({ isOpen, isSending, error, hasPicture, onChoose }: FootProps) {
  return (
    <div className={styles.foot} hidden={!isOpen}>
      {hasPicture ? null : (
        <PictureField
          label="Picture"
          name="picture"
          hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
          error={error}
          types={PICTURE_TYPES}
          check={pictureRefusal}
          room={1}
          onChoose={([file]) => onChoose(file)}
        />
      )}
      <Button type="submit" isBusy={isSending}>
        Publish
      </Button>
    </div>
  );
}

const findErrors = ({ text, alt }: Draft, picture: File | undefined) => ({
  text: isBlank(text) && !picture ? 'Write something or pick a picture.' : undefined,
  alt: picture && isBlank(alt) ? 'Say what the picture shows.' : undefined,
});
