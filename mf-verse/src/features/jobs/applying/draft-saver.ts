import type { ApplicationDraft, ApplicationDraftForm } from '@verse/api-contract/job-applications';
import type { Result } from '@verse/contract/server-state';

/** `kept` means saved on this device only, because the server could not save it. */
export type SaveState = 'saved' | 'saving' | 'kept';

interface Options {
  send: (form: ApplicationDraftForm) => Promise<Result<ApplicationDraft>>;
  onState: (state: SaveState, form: ApplicationDraftForm) => void;
}

/** Debounce delay. */
const PAUSE_MS = 800;

/** Saves the latest version of a draft on the server, one call at a time. */
export function createDraftSaver({ send, onState }: Options) {
  let wanted: ApplicationDraftForm | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    while (wanted) {
      const form = wanted;
      wanted = undefined;
      onState('saving', form);
      const result = await send(form);
      if (result.ok && !wanted) onState('saved', form);
      if (result.ok) continue;
      wanted ??= form;
      onState('kept', wanted);
      return;
    }
  }

  /** Resolves once everything has been saved or a call has failed. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    flush,
    save(form: ApplicationDraftForm): void {
      wanted = form;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    /** Discards pending changes once the application has been sent. */
    drop(): void {
      clearTimeout(timer);
      wanted = undefined;
    },
  };
}
