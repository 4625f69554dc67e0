import { useRevalidator } from 'react-router-dom';
import { useToggle } from '@verse/contract/server-state';
import { Button, Card, Cluster } from '@verse/ui';
import styles from './muted-tag.module.scss';
import { muteTag, unmuteTag } from './tag-choices.api';

interface MutedTagProps {
  tag: string;
  /** Phrase that refers to the hidden content, e.g. "This post". */
  what: string;
  onShow: () => void;
}

/** Shown in place of content with a tag that the member has muted. */
export function MutedTag({ tag, what, onShow }: MutedTagProps) {
  return (
    <Card className={styles.folded}>
      <p>
        {what} has the tag <bdi>#{tag}</bdi>, which you have muted.
      </p>
      <Cluster as="p" gap={2}>
        <Button variant="secondary" size="small" onClick={onShow}>
          Show once
        </Button>
        <Unmute tag={tag} onUnmuted={onShow} />
      </Cluster>
    </Card>
  );
}

interface UnmuteProps {
  tag: string;
  onUnmuted?: () => void;
}

/** A button that unmutes the tag. Undo mutes it again indefinitely. */
export function Unmute({ tag, onUnmuted }: UnmuteProps) {
  const { revalidate } = useRevalidator();
  const { set, button } = useToggle({
    isOn: true,
    send: (api, on) => (on ? muteTag(api, tag, null) : unmuteTag(api, tag)),
    failed: `#${tag} is still muted`,
    success: (isMuted) => (isMuted ? undefined : `#${tag} is no longer muted.`),
    onSaved: () => {
      void revalidate();
      onUnmuted?.();
    },
  });
  return (
    <Button ref={button} variant="quiet" size="small" onClick={() => set(false)}>
      <span>
        Unmute <bdi>#{tag}</bdi>
      </span>
    </Button>
  );
}
