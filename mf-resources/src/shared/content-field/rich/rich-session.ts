import { closeHistory, undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, Selection, type Transaction } from 'prosemirror-state';
import { createPlugins, type OuterCommands } from './plugins';
import { openSource } from './source-guard';
import { toOffset, toPosition } from './source-places';
import { writeSource } from './write-source';

/**
 * The document with its undo history. It outlives the view, so that Undo still works after switching to plain text and
 * back.
 */
export class RichSession {
  #state: EditorState;
  #source: string;
  #outer: OuterCommands = { askLink: () => {}, undoSwitch: () => false };

  constructor(document: Node) {
    const plugins = createPlugins({ askLink: () => this.#outer.askLink(), undoSwitch: () => this.#outer.undoSwitch() });
    this.#state = EditorState.create({ doc: document, plugins });
    this.#source = writeSource(document);
  }

  /** Sets the callbacks of the current view. */
  connect(outer: OuterCommands) {
    this.#outer = outer;
  }

  get state() {
    return this.#state;
  }
  get source() {
    return this.#source;
  }
  get offset() {
    return toOffset(this.#state.doc, this.#state.selection.head);
  }

  apply(transaction: Transaction): EditorState {
    this.#state = this.#state.apply(transaction);
    if (transaction.docChanged) this.#source = writeSource(this.#state.doc);
    return this.#state;
  }

  /**
   * Applies source from the plain view as a single undo step. Returns false if the formatted view would change the
   * source.
   */
  take(source: string): boolean {
    if (source === this.#source) return true;
    const opened = openSource(source);
    if (!opened.isExact) return false;
    const { doc } = this.#state;
    const start = doc.content.findDiffStart(opened.document.content);
    const end = doc.content.findDiffEnd(opened.document.content);
    if (start === null || !end) return true;
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    const tr = closeHistory(this.#state.tr).replace(
      start,
      end.a + overlap,
      opened.document.slice(start, end.b + overlap),
    );
    if (!tr.doc.eq(opened.document)) tr.replaceWith(0, tr.doc.content.size, opened.document.content);
    this.apply(tr);
    return true;
  }

  /** Undoes the last step. Returns the resulting source, or null if there is nothing to undo. */
  undo(): string | null {
    if (undoDepth(this.#state) === 0) return null;
    undo(this.#state, (transaction) => this.apply(transaction));
    return this.#source;
  }

  select(offset: number) {
    const { doc, tr } = this.#state;
    const position = Math.min(toPosition(doc, offset), doc.content.size);
    this.apply(tr.setSelection(Selection.near(doc.resolve(position))));
  }
}
