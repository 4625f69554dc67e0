import { useSyncExternalStore } from 'react';
import { TextField } from '@verse/ui';

const KEY = 'verse:resources:editor-token';
const listeners = new Set<() => void>();

/** For tabs without storage. Written by the browser's handlers only. */
let typed = '';

/** In this tab only, and gone when it closes. */
const tokenOf = () => {
  try {
    return sessionStorage.getItem(KEY) ?? typed;
  } catch {
    return typed;
  }
};

function setToken(token: string) {
  typed = token.trim();
  try {
    sessionStorage.setItem(KEY, typed);
  } catch {
    // It is still here until the tab is reloaded.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What proves that the writer may publish, as headers of the call. Accounts replace this file. */
export function publishingRights(): Record<string, string> {
  const token = tokenOf();
  return token ? { authorization: `Bearer ${token}` } : {};
}

export const REFUSED = 'This editor token was not accepted. Check it and publish again; your text is still here.';
export const MISSING = 'Editor token is required to publish. Your text is kept without it.';

/** Until there are accounts, an editor proves to be one by a token. */
export function EditorTokenField({ error }: { error: string | undefined }) {
  const token = useSyncExternalStore(subscribe, tokenOf, () => '');
  return (
    <TextField
      label="Editor token"
      name="editorToken"
      type="password"
      autoComplete="off"
      spellCheck={false}
      value={token}
      onChange={(event) => setToken(event.currentTarget.value)}
      error={error}
      hint="Given to editors by whoever runs this site. It stays in this tab and is sent with “Publish Post” only."
    />
  );
}
