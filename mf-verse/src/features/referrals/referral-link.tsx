import { useEffect, useRef, useState } from 'react';
import { useShell } from '@verse/contract/react';
import { Button, ButtonLink, Card, Cluster, TextField } from '@verse/ui';
import styles from './referral-link.module.scss';
import { SHARE_TARGETS, SHARE_TEXT } from './share-targets';

interface ReferralLinkProps {
  link: string;
}

/**
 * Copies the member's referral link or shares it on a social network. No network is contacted until its link is
 * followed.
 */
export function ReferralLink({ link }: ReferralLinkProps) {
  const { field, isCopied, copy } = useCopy(link);
  return (
    <Card as="section" className={styles.card} aria-label="Your referral link">
      <div className={styles.copy}>
        <div className={styles.link}>
          <TextField
            label="Your referral link"
            readOnly
            value={link}
            ref={field}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Button className={styles.button} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <Cluster as="ul" aria-label="Share your link">
        {SHARE_TARGETS.map(({ name, address }) => (
          <li key={name}>
            <ButtonLink
              href={address(link, SHARE_TEXT)}
              target="_blank"
              rel="noopener noreferrer"
              variant="secondary"
              size="small"
            >
              Share on {name}
            </ButtonLink>
          </li>
        ))}
      </Cluster>
    </Card>
  );
}

const COPIED_FOR = 2000;

/** Copies the link or, if the browser denies clipboard access, selects it for manual copying. */
function useCopy(link: string) {
  const { notify } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (!copiedAt) return undefined;
    const timer = setTimeout(() => setCopiedAt(0), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopiedAt(Date.now());
      notify({ tone: 'success', text: 'Link copied to clipboard' });
    } catch {
      field.current?.focus();
      notify({ tone: 'error', text: 'Your browser blocked copying. The link is selected: copy it yourself.' });
    }
  }

  return { field, isCopied: copiedAt > 0, copy };
}
