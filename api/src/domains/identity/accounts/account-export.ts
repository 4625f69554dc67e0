import type { PersonalData } from '../../../platform/feature';
import type { AccountDocument, AccountRepository } from './accounts.repository';

export interface ExportOptions {
  accounts: Pick<AccountRepository, 'listSessions'>;
  content: () => readonly PersonalData[];
  now: () => Date;
}

/** Streams everything stored about the person, except secrets, as a single JSON text. */
export async function* exportAccount(
  user: AccountDocument,
  { accounts, content, now }: ExportOptions,
): AsyncGenerator<string, void> {
  const {
    browsers: _browsers,
    devices: _devices,
    signUpKey: _key,
    securityStamp: _stamp,
    securedAt: _securedAt,
    ...account
  } = user;
  const sessions = (await accounts.listSessions(user._id, now())).map(
    ({ userAgent, ipAddress, createdAt, expiresAt }) => ({ userAgent, ipAddress, createdAt, expiresAt }),
  );
  yield JSON.stringify({ exportedAt: now(), account, sessions }).slice(0, -1);
  for (const { name, export: all } of content()) {
    let before = `,${JSON.stringify(name)}:[`;
    for await (const one of await all(user._id)) {
      yield before + JSON.stringify(one);
      before = ',';
    }
    yield before === ',' ? ']' : `${before}]`;
  }
  yield '}';
}
