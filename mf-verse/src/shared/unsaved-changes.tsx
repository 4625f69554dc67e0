import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Button, Dialog } from '@verse/ui';
import styles from './unsaved-changes.module.scss';

const Unsaved = createContext<(form: string, isUnsaved: boolean) => void>(() => undefined);

const without = (forms: ReadonlySet<string>, form: string) => new Set([...forms].filter((other) => other !== form));

/** Registers this form with the page while it has unsaved changes. */
export function useUnsaved(isUnsaved: boolean): void {
  const form = useId();
  const note = useContext(Unsaved);
  useEffect(() => {
    note(form, isUnsaved);
    return () => note(form, false);
  }, [note, form, isUnsaved]);
}

/**
 * Asks for confirmation before the member leaves a page with unsaved forms. When the tab is closed, the browser shows
 * its own prompt instead.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { session } = useShell();
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  const isUnsaved = forms.size > 0;
  const note = useCallback((form: string, is: boolean) => {
    setForms((before) => (before.has(form) === is ? before : is ? new Set([...before, form]) : without(before, form)));
  }, []);
  // Only members are asked: after sign-out nothing can be saved, and the shell's guard must be able to redirect.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && session.get().status === 'member',
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <Unsaved value={note}>
      {children}
      {blocker.state === 'blocked' ? (
        <Dialog size="small" title="Leave without saving?" onClose={blocker.reset}>
          <p>Your changes on this page are not saved yet.</p>
          <div className={styles.actions}>
            <Button onClick={blocker.reset}>Keep editing</Button>
            <Button variant="secondary" onClick={blocker.proceed}>
              Leave without saving
            </Button>
          </div>
        </Dialog>
      ) : null}
    </Unsaved>
  );
}
