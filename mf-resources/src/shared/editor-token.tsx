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

/** What proves that the writer may write, beside the session's cookie, which travels by itself. */
export function tokenHeaders(): Record<string, string> {
  const token = tokenOf();
  return token ? { authorization: `Bearer ${token}` } : {};
}

export const useEditorToken = () => useSyncExternalStore(subscribe, tokenOf, () => '');

/** For installations without accounts of editors, and for those who look after one. */
export function EditorTokenField() {
  return (
    <TextField
      label="Editor token"
      name="editorToken"
      type="password"
      autoComplete="off"
      spellCheck={false}
      value={useEditorToken()}
      onChange={(event) => setToken(event.currentTarget.value)}
      hint="Given to editors by whoever runs this site. It stays in this tab."
    />
  );
}
