import { createHash, createHmac } from 'node:crypto';
import type { DbPort, StoredDocument } from '../src/store';

export const AUTH_SECRET = 'a-secret-of-these-tests-of-32-letters';
const TOKEN = 'the-session-token-of-the-editor';
const DAY_MS = 86_400_000;

const cookie = encodeURIComponent(`${TOKEN}.${createHmac('sha256', AUTH_SECRET).update(TOKEN).digest('base64')}`);

/** The headers of an editor who is signed in, over http and over https. */
export const asEditor = { cookie: `verse.session_token=${cookie}; __Host-verse.session_token=${cookie}` };

/** Lets that editor in: the account and its session are there, as after signing in. */
export async function admitEditor(db: DbPort): Promise<void> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const put = (name: string, document: StoredDocument & Record<string, unknown>) => {
    const { _id, ...fields } = document;
    return db.collection(name).updateOne({ _id }, { $set: fields }, { upsert: true });
  };
  const person = { email: 'editor@example.org', emailVerified: true, name: 'Ed Itor', firstName: 'Ed', lastName: 'Itor', role: 'editor', suspended: false, twoFactorEnabled: true };
  await put('auth_user', { _id: 'editor', ...person, ...times });
  const token = `h:${createHash('sha256').update(TOKEN).digest('base64url')}`;
  await put('auth_session', { _id: 'editor-session', userId: 'editor', token, expiresAt: new Date(now.getTime() + DAY_MS), ...times });
}
