import { keptTexts } from '../../shared/device/device-store';
import { keepDraft, keptDrafts, revive } from './kept-drafts';

/** Copies with a prefix are no drafts, but changes of posts that exist. */
const isDraft = (id: string) => !id.includes(':');

/** Brings back what a crash of the browser took from localStorage. */
export async function restoreFromCopies(): Promise<void> {
  const texts = await keptTexts().catch(() => new Map<string, string>());
  const kept = new Map(keptDrafts().map((draft) => [draft.id, draft.savedAt]));
  for (const [id, text] of texts) {
    const copy = isDraft(id) ? revive(id, text) : null;
    if (!copy || copy.savedAt <= (kept.get(id) ?? '')) continue;
    try {
      keepDraft(copy);
    } catch {
      return;
    }
  }
}
