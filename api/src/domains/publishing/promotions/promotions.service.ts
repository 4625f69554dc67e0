import type { Promotion, PromotionRequest, StaffPromotion } from '@verse/api-contract/api';
import { PROMOTION_LIMITS, type PromotionState } from '@verse/api-contract/publishing/promotions.values';
import type { AuditLog } from '../../../platform/audit';
import {
  AppError,
  createKeyedId,
  createKeyedQueue,
  invalidField,
  type Person,
  VersionConflict,
} from '../../../platform/http';
import type { IsPage } from '../../../platform/site-pages';
import type { PromotionRepository, StoredPromotion } from './promotions.repository';

interface Dependencies {
  promotions: PromotionRepository;
  isPage: IsPage;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

export const UNKNOWN_PROMOTION = 'There is no such offer.';

export type PromotionsService = ReturnType<typeof createPromotionsService>;

export function createPromotionsService({ promotions, isPage, audit, now }: Dependencies) {
  const inTurn = createKeyedQueue();

  async function findState({ from, until, path }: StoredPromotion): Promise<PromotionState> {
    const today = now().toISOString().slice(0, 10);
    if (from !== null && today < from) return 'scheduled';
    if (until !== null && today > until) return 'ended';
    return (await isPage(path)) ? 'shown' : 'without-page';
  }

  const toStaffView = async (one: StoredPromotion): Promise<StaffPromotion> => ({
    ...one,
    state: await findState(one),
  });

  async function assertPage({ path }: PromotionRequest): Promise<void> {
    if (await isPage(path)) return;
    throw invalidField('path', 'There is no such page. Enter the path of an existing one.');
  }

  async function assertVersion(id: string, version: number): Promise<StoredPromotion> {
    const current = await promotions.find(id);
    if (!current) throw new AppError('not-found', UNKNOWN_PROMOTION);
    if (current.version !== version) throw new VersionConflict(await toStaffView(current));
    return current;
  }

  return {
    /** Returns the offers that are valid today and lead to an existing page. */
    async shown(): Promise<Promotion[]> {
      const all = await Promise.all((await promotions.all(PROMOTION_LIMITS.stored)).map(toStaffView));
      return all
        .filter(({ state }) => state === 'shown')
        .map(({ id, title, subtitle, action, path }) => ({ id, title, subtitle, action, path }));
    },

    async all(): Promise<StaffPromotion[]> {
      return Promise.all((await promotions.all(PROMOTION_LIMITS.stored)).map(toStaffView));
    },

    /** Idempotent by key. */
    async add(person: Pick<Person, 'id'>, fields: PromotionRequest, key: string | undefined): Promise<StaffPromotion> {
      await assertPage(fields);
      const id = createKeyedId(key, ['promotion', person.id, fields]);
      const before = await promotions.find(id);
      if (before) return toStaffView(before);
      const added = await inTurn('promotions', async () => {
        if ((await promotions.all(PROMOTION_LIMITS.stored)).length >= PROMOTION_LIMITS.stored)
          throw new AppError('limit', `There are ${PROMOTION_LIMITS.stored} offers. Remove one to add another.`);
        return promotions.insert(fields, id);
      });
      await audit.record(person.id, 'offer added', added.id);
      return toStaffView(added);
    },

    /** @throws VersionConflict, carrying the current offer, if it is no longer at the given version */
    async change(person: Pick<Person, 'id'>, id: string, version: number, fields: PromotionRequest) {
      await assertVersion(id, version);
      await assertPage(fields);
      const changed = await promotions.replace(id, version, fields);
      if (!changed) {
        await assertVersion(id, version);
        throw new AppError('not-found', UNKNOWN_PROMOTION);
      }
      await audit.record(person.id, 'offer changed', id);
      return toStaffView(changed);
    },

    async remove(person: Pick<Person, 'id'>, id: string, version: number): Promise<StaffPromotion> {
      const removed = await assertVersion(id, version);
      if (!(await promotions.remove(id, version))) await assertVersion(id, version);
      await audit.record(person.id, 'offer removed', id);
      return toStaffView(removed);
    },
  };
}
