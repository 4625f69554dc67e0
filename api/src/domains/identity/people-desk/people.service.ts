import { foldText } from '@verse/api-contract/fold-text';
import { MEMBER_RECORDS, SHOWN_RECORDS } from '@verse/api-contract/identity/people-desk.values';
import { can } from '@verse/api-contract/rights';
import type { AuditLog } from '../../../platform/audit';
import type { MemberRecord, MemberRecords } from '../../../platform/feature';
import type { Person } from '../../../platform/http';
import type { People } from '../../../platform/ports';
import { createTermIndex, wholeWords } from '../../../platform/search';
import { type DbPort, insertIfAbsent } from '../../../store';
import type { DeskAccount, DeskAccounts } from '../accounts';
import { unknownPerson } from './sanction';

interface Dependencies extends Pick<People, 'findHandle' | 'findOwnersByPrefix'> {
  db: DbPort;
  desk: DeskAccounts;
  records: () => readonly MemberRecords[];
  audit: Pick<AuditLog, 'record'>;
}

/** A found account with its handle. */
export interface FoundPerson {
  account: DeskAccount;
  handle: string | null;
}

const MOST_FOUND = 20;
const LONGEST_BEGINNING = 20;
/** Accounts that are indexed at once. */
const BATCH = 50;
/** Reindexes all accounts at the next start. */
const EDITION = 'desk-search-1';

/** Returns all beginnings of the words of a name, so that a search for a beginning reads one key. */
const beginningsOf = (name: string): string[] => [
  ...new Set(
    wholeWords(name).flatMap((word) => {
      const letters = [...word].slice(0, LONGEST_BEGINNING);
      return letters.map((_, index) => letters.slice(0, index + 1).join(''));
    }),
  ),
];

export async function createPeopleService({ db, desk, records, audit, findHandle, findOwnersByPrefix }: Dependencies) {
  const names = await createTermIndex(db, { collection: 'desk_search', owner: 'memberId' });

  const put = async (...accounts: DeskAccount[]) =>
    names.put(
      ...accounts.map(({ id, firstName, lastName, createdAt }) => ({
        id,
        at: createdAt,
        terms: beginningsOf(`${firstName} ${lastName}`),
      })),
    );

  /** Finds accounts all of whose words begin like the words of the query, newest first. */
  async function findByName(query: string): Promise<string[]> {
    const terms = wholeWords(query).map((word) => [...word].slice(0, LONGEST_BEGINNING).join(''));
    if (terms.length === 0) return [];
    return (await names.find({ terms, skip: 0, limit: MOST_FOUND + 1 })).ids;
  }

  return {
    /** Indexes the name of an account, or removes it once the account is gone. */
    async index(memberId: string): Promise<void> {
      const account = await desk.find(memberId);
      if (account) await put(account);
      else await names.remove(memberId);
    },
    forget: (memberId: string) => names.remove(memberId),

    /** Indexes accounts from earlier releases. Runs once. */
    async indexAll(): Promise<void> {
      const settings = db.collection('settings');
      if (await settings.findOne({ _id: EDITION })) return;
      let batch: DeskAccount[] = [];
      for await (const account of desk.all()) {
        batch.push(account);
        if (batch.length === BATCH) {
          await put(...batch);
          batch = [];
        }
      }
      await put(...batch);
      await insertIfAbsent(settings, { _id: EDITION });
    },

    async search(person: Person, typed: string): Promise<{ people: FoundPerson[]; isMore: boolean }> {
      const query = foldText(typed.trim()).replace(/^@/, '');
      if (query === '') return { people: [], isMore: false };
      const isAddress = query.includes('@');
      const maySeeAddresses = can(person.role, 'people.see-private');
      const byAddress = maySeeAddresses ? await desk.listByAddress(typed.trim().toLowerCase(), MOST_FOUND + 1) : [];
      const owners = isAddress ? [] : await findOwnersByPrefix(query, MOST_FOUND + 1);
      const ids = [
        ...new Set([...owners, ...byAddress.map(({ id }) => id), ...(isAddress ? [] : await findByName(query))]),
      ];
      const accounts = await desk.findAll(ids.slice(0, MOST_FOUND));
      if (maySeeAddresses && ids.length > 0) await audit.record(person.id, 'people: addresses listed', '');
      const people = await Promise.all(
        ids.slice(0, MOST_FOUND).flatMap((id) => {
          const account = accounts.get(id);
          return account ? [findHandle(id).then((handle) => ({ account, handle: handle ?? null }))] : [];
        }),
      );
      return { people, isMore: ids.length > MOST_FOUND };
    },

    /** Reads a member's history, and records that it was read. */
    async open(person: Person, id: string) {
      const account = await desk.find(id);
      if (!account) throw unknownPerson();
      const mayRead = (right: (typeof MEMBER_RECORDS)[number]['right'] | 'people.see-private') =>
        can(person.role, right);
      await audit.record(person.id, 'people: page read', id);
      const lists = await Promise.all(
        MEMBER_RECORDS.filter(({ right }) => mayRead(right)).map(async ({ kind }) => {
          const source = records().find((one) => one.kind === kind);
          const entries: readonly MemberRecord[] = (await source?.find(id, SHOWN_RECORDS + 1)) ?? [];
          return { kind, entries: entries.slice(0, SHOWN_RECORDS), isMore: entries.length > SHOWN_RECORDS };
        }),
      );
      const sessions = mayRead('people.see-private') ? await desk.listSessions(id) : null;
      return { found: { account, handle: (await findHandle(id)) ?? null }, lists, sessions };
    },
  };
}

export type PeopleService = Awaited<ReturnType<typeof createPeopleService>>;
