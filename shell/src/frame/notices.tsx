import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '@verse/contract';
import { Icon } from '@verse/ui';
import iconButton from './icon-button.module.scss';
import styles from './notices.module.scss';

const SHOWN_FOR = 7000;
/** A toast with an action needs time to be reached. */
const OFFERED_FOR = 10_000;

export interface ShownNotice extends Notice {
  id: string;
}

interface NoticesProps {
  notices: ShownNotice[];
  onDismiss: (id: string) => void;
}

/** The live region of the site. Errors stay until they are dismissed; other toasts disappear by themselves. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  return (
    <div className={styles.region} role="region" aria-label="Notices" aria-live="polite">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function NoticeCard({ notice, onDismiss }: { notice: ShownNotice; onDismiss: NoticesProps['onDismiss'] }) {
  const [isHeld, setIsHeld] = useState(false);
  const goesByItself = notice.tone !== 'error' && !isHeld;
  const { action } = notice;
  const shownFor = action ? OFFERED_FOR : SHOWN_FOR;
  const dismiss = useEffectEvent(() => onDismiss(notice.id));

  useEffect(() => {
    if (!goesByItself) return undefined;
    const timer = setTimeout(() => dismiss(), shownFor);
    return () => clearTimeout(timer);
  }, [goesByItself, shownFor]);

  function handleAction() {
    onDismiss(notice.id);
    action?.run();
  }

  return (
    <div
      className={styles.notice}
      data-tone={notice.tone}
      role={notice.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.text}>{notice.text}</p>
      {action ? (
        <button type="button" className={styles.action} onClick={handleAction}>
          {action.label}
        </button>
      ) : null}
      <button type="button" className={iconButton.button} aria-label="Dismiss" onClick={() => onDismiss(notice.id)}>
        <Icon>
          <path d="m6 6 12 12M18 6 6 18" />
        </Icon>
      </button>
    </div>
  );
}
