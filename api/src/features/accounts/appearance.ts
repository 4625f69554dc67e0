import type { AccountDocument, AccountRepository } from './accounts.repository';

/** What others see of somebody: their name, and whether they are here. */
const SEEN: ReadonlySet<keyof AccountDocument> = new Set(['firstName', 'lastName', 'suspended', 'deletionAt']);

/** The same accounts, which tell when others see something else of somebody than before. */
export const tellingAppearance = (
  accounts: AccountRepository,
  tell: (userId: string) => Promise<void>,
): AccountRepository => ({
  ...accounts,
  async change(id, fields, absent = []) {
    const changed = await accounts.change(id, fields, absent);
    const touched = [...Object.keys(fields), ...absent] as (keyof AccountDocument)[];
    if (changed && touched.some((field) => SEEN.has(field))) await tell(id);
    return changed;
  },
});
