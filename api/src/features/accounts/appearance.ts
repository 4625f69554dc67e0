import type { AccountDocument, AccountRepository } from './accounts.repository';

/** Fields that other members see: the name, and whether the account is active. */
const VISIBLE_FIELDS: ReadonlySet<keyof AccountDocument> = new Set([
  'firstName',
  'lastName',
  'suspended',
  'deletionAt',
]);

/** Wraps the repository to report changes to fields that other members see. */
export const notifyOnProfileChange = (
  accounts: AccountRepository,
  tell: (userId: string) => Promise<void>,
): AccountRepository => ({
  ...accounts,
  async change(id, fields, absent = []) {
    const changed = await accounts.change(id, fields, absent);
    const touched = [...Object.keys(fields), ...absent] as (keyof AccountDocument)[];
    if (changed && touched.some((field) => VISIBLE_FIELDS.has(field))) await tell(id);
    return changed;
  },
});
