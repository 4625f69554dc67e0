import type { Draft } from './draft';
import { forgetText, keepText, keptTexts } from './device-store';
import { keepDraft, keptDrafts, revive, type KeptDraft } from './kept-drafts';

/** Second copies of the drafts' texts. While one is being written, only the newest of what follows waits. */
export class DraftCopies {
  #waiting = new Map<string, Draft | KeptDraft | null>();
  #writing: Promise<boolean> | null = null;

  /** True when the copy is on the disk. */
  keep(draft: Draft | KeptDraft): Promise<boolean> {
    this.#waiting.set(draft.id, draft);
    return (this.#writing ??= this.#write());
  }

  forget(id: string): Promise<boolean> {
    this.#waiting.set(id, null);
    return (this.#writing ??= this.#write());
  }

  async #write(): Promise<boolean> {
    try {
      // What is added during the loop is met by it as well.
      for (const [id, draft] of this.#waiting) {
        this.#waiting.delete(id);
        await (draft ? keepText(id, JSON.stringify(draft)) : forgetText(id));
      }
      return true;
    } catch {
      return false;
    } finally {
      this.#writing = null;
    }
  }
}

/** Brings back what a crash of the browser took from localStorage. */
export async function restoreFromCopies(): Promise<void> {
  const texts = await keptTexts().catch(() => new Map<string, string>());
  const kept = new Map(keptDrafts().map((draft) => [draft.id, draft.savedAt]));
  for (const [id, text] of texts) {
    const copy = revive(id, text);
    if (!copy || copy.savedAt <= (kept.get(id) ?? '')) continue;
    try {
      keepDraft(copy);
    } catch {
      return;
    }
  }
}
