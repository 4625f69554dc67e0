import type { PostingDraft } from '@verse/api-contract/api';
import { DraftConflict, Stack } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { SmallText } from '../../../shared/small-text';
import styles from './posting-editor.module.scss';
import { differences } from './posting-labels';

interface PostingConflictProps {
  mine: PostingDraft;
  theirs: PostingDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The part that applicants read with its formatting. */
const FORMATTED = 'Description';

/** Shows the fields in which the two versions differ. */
export function PostingConflict({ mine, theirs, onKeepMine, onTakeTheirs }: PostingConflictProps) {
  return (
    <DraftConflict title="Someone else changed this job" onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs}>
      <p>Your version is safe on this device. Which one do you want to keep?</p>
      <Stack as="dl" gap={3}>
        {differences(mine, theirs).map(({ name, one, other }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <Part whose="Yours" text={one} isFormatted={name === FORMATTED} />
            <Part whose="Theirs" text={other} isFormatted={name === FORMATTED} />
          </div>
        ))}
      </Stack>
    </DraftConflict>
  );
}

const Part = ({ whose, text, isFormatted }: { whose: string; text: string; isFormatted: boolean }) => (
  <dd className={styles.part} dir="auto">
    <MutedText as="span">{`${whose}:`}</MutedText> {isFormatted && text ? <SmallText text={text} /> : text || 'Empty'}
  </dd>
);
