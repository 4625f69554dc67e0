import { createContext, type ReactNode, useContext } from 'react';
import type { ShellApi } from './index';

const ShellContext = createContext<ShellApi | null>(null);

/** A page's metadata for link preview crawlers. */
export interface LinkWords {
  title: string;
  description?: string | undefined;
  type?: 'article' | undefined;
  card?: string | undefined;
  isListed: boolean;
}

/**
 * Renders the meta tags for link previews. Only the server-side shell provides this function, because the crawlers that
 * read the tags do not run scripts.
 */
export type DrawPreview = (words: LinkWords) => ReactNode;

export const PreviewContext = createContext<DrawPreview | undefined>(undefined);

/** Provides the shell API to its subtree. Used by the shell, and by the fake shell in `./testing`. */
export function ShellProvider({
  shell,
  preview,
  children,
}: {
  shell: ShellApi;
  preview?: DrawPreview;
  children: ReactNode;
}) {
  return (
    <ShellContext value={shell}>
      <PreviewContext value={preview}>{children}</PreviewContext>
    </ShellContext>
  );
}

/**
 * Returns the shell API. Can be used in any component of a remote.
 *
 * @example const blog = useShell().href('blog', { id: post._id });
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell: there is no ShellProvider above this component');
  return shell;
}
