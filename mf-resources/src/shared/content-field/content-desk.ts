import type { ContentFormat } from '@verse/api-contract/formatted-text';
import { Observable } from '@verse/contract/autosave';
import type { RichSession } from './rich';
import { chosenView, rememberView } from './writing-view';

type RichModule = typeof import('./rich');

const loadRich = (): Promise<RichModule> => import(/* webpackChunkName: "mf-resources-rich-editor" */ './rich');

/**
 * Preloads the formatted view while the browser is idle. Safari lacks idle callbacks, so there the view is loaded on
 * first use.
 */
export function loadRichWhenIdle() {
  window.requestIdleCallback?.(() => void loadRich().catch(() => {}));
}

export interface FormattedContent {
  content: string;
  contentFormat: ContentFormat;
}

/**
 * Why the formatted view is not shown. `rewritten` is the source as the formatted view would write it, or null if that
 * would change the meaning.
 */
export interface Refusal {
  reason: string;
  rewritten: string | null;
}

export interface OpenText {
  module: RichModule;
  session: RichSession;
  takesFocus: boolean;
}

export interface ContentDeskState {
  /** null while the plain view is shown. */
  open: OpenText | null;
  refusal: Refusal | null;
}

/** The store that holds the text. */
export interface ContentStore {
  /** Returns the current text, which may be newer than the rendered one. */
  read: () => FormattedContent;
  write: (text: FormattedContent) => void;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const NOT_LOADED = 'The formatted view could not be loaded. Your text is here, and you can go on writing.';

/** Controls which view shows a text. Switching views preserves the text, the caret position and the undo history. */
export class ContentDesk extends Observable<ContentDeskState> {
  #store: ContentStore;
  /** The document last shown in the formatted view, with its undo history. */
  #kept: RichSession | null = null;
  /** The plain text as it was before conversion to Markdown. */
  #before: FormattedContent | null = null;
  /** The last text written by this object. Any other text comes from another draft or another device. */
  #own: string;
  /** Caret position for the plain view, as an offset into its text. */
  #caret: number | null = null;

  constructor(store: ContentStore) {
    super({ open: null, refusal: null });
    this.#store = store;
    this.#own = store.read().content;
  }

  connect(store: ContentStore) {
    this.#store = store;
  }

  #write(text: FormattedContent) {
    this.#own = text.content;
    this.#store.write(text);
  }

  readonly writePlain = (content: string) => this.#write({ content, contentFormat: this.#store.read().contentFormat });
  readonly writeFormatted = (content: string) => this.#write({ content, contentFormat: 'markdown' });

  async showFormatted({ isChosen, area }: { isChosen: boolean; area: HTMLTextAreaElement | null }) {
    if (isChosen) rememberView('formatted');
    try {
      const module = await loadRich();
      const isWriting = area !== null && document.activeElement === area;
      this.#open(module, isChosen || isWriting, area?.selectionStart ?? this.#store.read().content.length);
    } catch (error) {
      console.error('Failed to load the formatted view', error);
      this.set({ refusal: { reason: NOT_LOADED, rewritten: null } });
    }
  }

  #open(module: RichModule, takesFocus: boolean, offset: number) {
    const now = this.#store.read();
    const isPlain = now.contentFormat === 'plain';
    const { source, caret } = isPlain ? module.toSource(now.content, offset) : { source: now.content, caret: offset };
    let session = this.#kept;
    if (isPlain || !session?.take(source)) {
      const opened = module.openText(source);
      if (!opened.isExact) return this.set({ refusal: opened, open: null });
      ({ session } = opened);
      this.#before = isPlain && now.content !== '' ? now : null;
    }
    this.#kept = session;
    session.select(caret);
    this.#own = now.content;
    if (isPlain && now.content !== '') this.writeFormatted(session.source);
    this.set({ refusal: null, open: { module, session, takesFocus } });
  }

  showPlain() {
    rememberView('plain');
    const { open } = this.getState();
    if (open) this.#caret = open.session.offset;
    this.set({ open: null });
  }

  /** Shows the view that the writer has chosen, unless the text would have to be converted. */
  showChosen(area: HTMLTextAreaElement | null) {
    const { content, contentFormat } = this.#store.read();
    const { open } = this.getState();
    const isFree = contentFormat === 'markdown' || content === '';
    if (chosenView() !== 'formatted' || !isFree) this.set({ open: null });
    else if (open) this.#open(open.module, false, content.length);
    else void this.showFormatted({ isChosen: false, area });
  }

  /** Discards the history if the text in the store was not written by this object. Returns false if it was. */
  leaveOther(): boolean {
    const { content } = this.#store.read();
    if (content === this.#own) return false;
    this.#own = content;
    this.#kept = null;
    this.#before = null;
    this.set({ refusal: null });
    return true;
  }

  /** Moves the plain view's caret to the position it had in the formatted view. */
  placeCaret(area: HTMLTextAreaElement | null) {
    if (this.#caret === null || !area) return;
    area.focus();
    area.setSelectionRange(this.#caret, this.#caret);
    this.#caret = null;
  }

  /** Replaces the text with the source that the formatted view would write, and opens that view. */
  rewrite(area: HTMLTextAreaElement | null) {
    const { refusal } = this.getState();
    if (!refusal || refusal.rewritten === null) return;
    this.writeFormatted(refusal.rewritten);
    void this.showFormatted({ isChosen: true, area });
  }

  /** Restores the plain text as it was before the conversion. Returns false if no text was converted. */
  readonly undoSwitch = (): boolean => {
    const text = this.#before;
    if (!text) return false;
    this.#kept = null;
    this.#before = null;
    this.#caret = text.content.length;
    this.#write(text);
    this.set({ open: null });
    return true;
  };

  /** Undoes the formatted view's last step while the plain view is shown. Returns false if there is no such step. */
  undoFormatted(): boolean {
    const session = this.#kept;
    if (session?.source !== this.#store.read().content) return false;
    const source = session.undo();
    if (source === null) return false;
    this.writeFormatted(source);
    return true;
  }
}
