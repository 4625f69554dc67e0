import type { IncomingMessage } from 'node:http';
import type { ApiFetch } from '../../upstream';

const SESSION_LIMIT_MS = 1500;

/**
 * Returns whether the visitor is signed in, or undefined if the lookup fails. In that case, the visitor must not be
 * redirected.
 */
export async function isMember(
  api: ApiFetch,
  { headers: { cookie } }: IncomingMessage,
  fail: (error: unknown) => void,
): Promise<boolean | undefined> {
  if (!cookie) return false;
  try {
    const answer = await api('/api/session', { headers: { cookie }, signal: AbortSignal.timeout(SESSION_LIMIT_MS) });
    return answer.ok ? Boolean(((await answer.json()) as { user?: unknown }).user) : undefined;
  } catch (error) {
    fail(error);
    return undefined;
  }
}

/** Returns whether the API lets the signed-in visitor see `path`. A failure counts as no, as for a guest. */
export async function mayView(api: ApiFetch, { headers: { cookie } }: IncomingMessage, path: string): Promise<boolean> {
  if (!cookie || !path.startsWith('/api/')) return false;
  const answer = await api(path, { headers: { cookie }, signal: AbortSignal.timeout(SESSION_LIMIT_MS) }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
