import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '@verse/contract';
import { Icon } from '@verse/ui';
import iconButton from './icon-button.module.scss';
import styles from './toasts.module.scss';

const VISIBLE_MS = 7000;
/** Longer than for other toasts, because it takes time to reach a toast's action. */
const VISIBLE_WITH_ACTION_MS = 10_000;

export interface Toast extends Notice {
  id: string;
}

interface ToastsProps {
  toasts: Toast[];
  onDismiss: (id: string) => void;
}

/** The site's live region. Errors stay until dismissed; other toasts disappear automatically. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <div className={styles.region} role="region" aria-label="Notices" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: ToastsProps['onDismiss'] }) {
  const [isHeld, setIsHeld] = useState(false);
  const goesByItself = toast.tone !== 'error' && !isHeld;
  const { action } = toast;
  const visibleMs = action ? VISIBLE_WITH_ACTION_MS : VISIBLE_MS;
  const dismiss = useEffectEvent(() => onDismiss(toast.id));

  useEffect(() => {
    if (!goesByItself) return undefined;
    const timer = setTimeout(() => dismiss(), visibleMs);
    return () => clearTimeout(timer);
  }, [goesByItself, visibleMs]);

  function handleAction() {
    onDismiss(toast.id);
    action?.run();
  }

  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      role={toast.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.text}>{toast.text}</p>
      {action ? (
        <button type="button" className={styles.action} onClick={handleAction}>
          {action.label}
        </button>
      ) : null}
      <button type="button" className={iconButton.button} aria-label="Dismiss" onClick={() => onDismiss(toast.id)}>
        <Icon>
          <path d="m6 6 12 12M18 6 6 18" />
        </Icon>
      </button>
    </div>
  );
}
