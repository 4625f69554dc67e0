import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Role } from '@verse/api-contract/roles';
import { DAY_MS } from '@verse/api-contract/time';
import type { DbPort, StoredDocument } from '../src/store';

/** Random in every run, because the API rejects secrets that are in the repository. */
export const AUTH_SECRET = randomBytes(32).toString('base64url');

const tokenOf = (id: string) => `the-session-token-of-${id}`;

/** Returns the cookie header of a signed-in member, valid for both HTTP and HTTPS. */
export function signedInAs(id: string): { cookie: string } {
  const token = tokenOf(id);
  const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64');
  const cookie = encodeURIComponent(`${token}.${signature}`);
  return { cookie: `verse.session_token=${cookie}; __Host-verse.session_token=${cookie}` };
}

export const asEditor = signedInAs('editor');

/** Creates an account and its session directly, as if the person had signed in at `since` on the API's clock. */
export async function admit(db: DbPort, id: string, role: Role, since = new Date()): Promise<void> {
  const times = { createdAt: since, updatedAt: since };
  const put = (name: string, document: StoredDocument & Record<string, unknown>) => {
    const { _id, ...fields } = document;
    return db.collection(name).updateOne({ _id }, { $set: fields }, { upsert: true });
  };
  const firstName = 'Ed';
  const lastName = 'Itor';
  const name = `${firstName} ${lastName}`;
  const person = { email: `${id}@example.org`, emailVerified: true, name, firstName, lastName, role, suspended: false };
  await put('auth_user', { _id: id, ...person, twoFactorEnabled: true, ...times });
  const token = `h:${createHash('sha256').update(tokenOf(id)).digest('base64url')}`;
  const expiresAt = new Date(Date.now() + DAY_MS);
  await put('auth_session', { _id: `${id}-session`, userId: id, token, expiresAt, ...times });
}

export const admitEditor = (db: DbPort, since?: Date): Promise<void> => admit(db, 'editor', 'editor', since);
