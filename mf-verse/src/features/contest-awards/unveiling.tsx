import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContestWin } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button, ButtonLink, Cluster, Dialog, Orbit } from '@verse/ui';
import { contestPath } from '../../shared/contest-paths';
import { useShareLink } from '../../shared/use-share-link';
import { PRIZE_NAMES } from './award-labels';
import { makeWork } from './awards.api';
import styles from './unveiling.module.scss';

interface UnveilingProps {
  contestId: string;
  win: NonNullable<ContestWin['win']>;
  onClose: () => void;
}

/** The win, over the whole screen: the picture, the prize, and what to do with it. */
export function Unveiling({ contestId, win, onClose }: UnveilingProps) {
  const { href } = useShell();
  const share = useShareLink();
  const { title, picture, prizes } = win;
  const results = href('contest-results', { id: contestId }, { absolute: true });
  return (
    <Dialog title="You won" className={styles.unveiling} onClose={onClose}>
      <div className={styles.stage}>
        <Orbit className={styles.orbit} />
        {picture === null ? (
          <p className={styles.letters} dir="auto">
            {title}
          </p>
        ) : (
          <img
            className={styles.picture}
            src={`${contestPath(contestId)}/entries/own/preview/files/${picture}`}
            alt={title}
          />
        )}
      </div>
      <ul className={styles.prizes}>
        {prizes.map(({ prize, promise }) => (
          <li key={prize}>
            <b>{PRIZE_NAMES[prize]}</b> <span dir="auto">{promise}</span>
          </li>
        ))}
      </ul>
      <Cluster>
        <ButtonLink
          as={Link}
          to={`${href('contest-entry', { id: contestId })}#won-${prizes[0]?.prize}`}
          onClick={onClose}
        >
          Claim your prize
        </ButtonLink>
        <AddToProfile contestId={contestId} win={win} />
        {results ? (
          <Button variant="secondary" onClick={() => share(`“${title}” won`, results)}>
            Share the card
          </Button>
        ) : null}
      </Cluster>
      <details>
        <summary className={styles.open}>See the card</summary>
        <img
          className={styles.card}
          src={`/api/cards/results/${contestId}.png`}
          width="1200"
          height="630"
          alt={`Card with the title “${title}”`}
          loading="lazy"
        />
      </details>
    </Dialog>
  );
}

function AddToProfile({ contestId, win }: Pick<UnveilingProps, 'contestId' | 'win'>) {
  const send = useSend();
  const { notify } = useShell();
  const [isAdded, setAdded] = useState(win.workId !== null);
  const [isBusy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const result = await send((api) => makeWork(api, contestId, false));
    setBusy(false);
    if (!result.ok) return notify({ tone: 'error', text: `We couldn’t add it: ${result.message}` });
    setAdded(true);
    notify({ tone: 'success', text: 'It’s on your profile.' });
  }

  if (isAdded) return <PageLink page="profile">On your profile</PageLink>;
  if (!win.isWorkPossible) return null;
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void add()}>
      Add it to my profile
    </Button>
  );
}
