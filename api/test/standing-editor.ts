import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DbPort, StoredDocument } from '../src/store';

/** Another one in every run: the API refuses secrets that stand in the project. */
export const AUTH_SECRET = randomBytes(32).toString('base64url');
const TOKEN = 'the-session-token-of-the-editor';
const DAY_MS = 86_400_000;

const cookie = encodeURIComponent(`${TOKEN}.${createHmac('sha256', AUTH_SECRET).update(TOKEN).digest('base64')}`);

/** The headers of an editor who is signed in, over http and over https. */
export const asEditor = { cookie: `verse.session_token=${cookie}; __Host-verse.session_token=${cookie}` };

/** Lets that editor in: the account and its session are there, as after signing in at `since` by the API's clock. */
export async function admitEditor(db: DbPort, since = new Date()): Promise<void> {
  const times = { createdAt: since, updatedAt: since };
  const put = (name: string, document: StoredDocument & Record<string, unknown>) => {
    const { _id, ...fields } = document;
    return db.collection(name).updateOne({ _id }, { $set: fields }, { upsert: true });
  };
  const person = {
    email: 'editor@example.org',
    emailVerified: true,
    name: 'Ed Itor',
    firstName: 'Ed',
    lastName: 'Itor',
    role: 'editor',
    suspended: false,
    twoFactorEnabled: true,
  };
  await put('auth_user', { _id: 'editor', ...person, ...times });
  const token = `h:${createHash('sha256').update(TOKEN).digest('base64url')}`;
  await put('auth_session', {
    _id: 'editor-session',
    userId: 'editor',
    token,
    expiresAt: new Date(Date.now() + DAY_MS),
    ...times,
  });
}
