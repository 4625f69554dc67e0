import type { AccountDocument, AccountRepository } from './accounts.repository';

/** Fields that determine what other members see: the name, and whether the account is active. */
const VISIBLE_FIELDS: ReadonlySet<keyof AccountDocument> = new Set([
  'firstName',
  'lastName',
  'suspended',
  'deletionAt',
]);

/** Wraps the repository to report changes to these fields. */
export const notifyOnProfileChange = (
  accounts: AccountRepository,
  notifyListeners: (userId: string) => Promise<void>,
): AccountRepository => ({
  ...accounts,
  async change(id, fields, absent = []) {
    const changed = await accounts.change(id, fields, absent);
    const changedFields = [...Object.keys(fields), ...absent] as (keyof AccountDocument)[];
    if (changed && changedFields.some((field) => VISIBLE_FIELDS.has(field))) await notifyListeners(id);
    return changed;
  },
  async endSuspension(id, sanctionId) {
    const hasEnded = await accounts.endSuspension(id, sanctionId);
    if (hasEnded) await notifyListeners(id);
    return hasEnded;
  },
  async endSuspensionIfOver(id, now) {
    const hasEnded = await accounts.endSuspensionIfOver(id, now);
    if (hasEnded) await notifyListeners(id);
    return hasEnded;
  },
});
