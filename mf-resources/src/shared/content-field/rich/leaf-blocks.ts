import { Fragment } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { schema } from './schema';

const { nodes } = schema;

/** Places the caret in an empty paragraph behind a block that cannot hold it, such as a picture or a rule. */
function placeCaretAfter(tr: Transaction, position: number): Transaction {
  const after = tr.doc.resolve(position).nodeAfter;
  if (after?.type !== nodes.paragraph || after.content.size > 0) tr.insert(position, nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, position + 1)).scrollIntoView();
}

/** Moves the caret behind a selected picture or rule. Returns null if none is selected. */
function leaveLeaf({ selection, tr }: EditorState): Transaction | null {
  const isLeaf = selection instanceof NodeSelection && selection.node.isBlock && selection.node.isLeaf;
  return isLeaf ? placeCaretAfter(tr, selection.to) : null;
}

function endOfPicture({ doc }: Transaction, key: string): number {
  let end = doc.content.size;
  doc.descendants((node, position) => {
    if (node.type === nodes.picture && node.attrs.key === key) end = position + node.nodeSize;
  });
  return end;
}

/**
 * Inserts pictures, each as a block, at the given position or else at the selection. The caret is behind them, so that
 * typing goes on there.
 */
export function insertPictures(keys: readonly string[], position?: number): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    const pictures = keys.map((key) => nodes.picture.create({ key }));
    const [first, ...others] = pictures;
    if (!first) return false;
    const at = position ?? (selection instanceof NodeSelection ? selection.to : undefined);
    const isSplit = at === undefined && selection.$to.parentOffset < selection.$to.parent.content.size;
    if (at === undefined) tr.replaceSelectionWith(first, false);
    else tr.insert(Math.min(at, tr.doc.content.size), first);
    const next = endOfPicture(tr, keys[0]!);
    tr.insert(next, Fragment.from(others));
    const end = endOfPicture(tr, keys.at(-1)!);
    if (isSplit && tr.doc.resolve(end).nodeAfter?.isTextblock) tr.setSelection(TextSelection.create(tr.doc, end + 1));
    else placeCaretAfter(tr, end);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Ends a code block: Enter on its second empty line leaves it, without those lines. */
export const leaveCode: Command = ({ selection: { $head, empty }, tr }, dispatch) => {
  const isEnd = empty && $head.parent.type === nodes.code_block && $head.parentOffset === $head.parent.content.size;
  if (!isEnd || !$head.parent.textContent.endsWith('\n\n')) return false;
  const end = $head.after();
  dispatch?.(placeCaretAfter(tr.delete($head.pos - 2, $head.pos), end - 2));
  return true;
};

/** Goes on below the last block of a text, if that is one in which the caret would stay. */
export const leaveLastBlock: Command = ({ doc, selection, tr }, dispatch) => {
  const { $head, empty } = selection;
  const isLast = $head.depth > 0 && $head.after(1) === doc.content.size;
  const isEnd =
    empty && $head.pos + $head.depth === doc.content.size && $head.parentOffset === $head.parent.content.size;
  if (!isLast || !isEnd || $head.node(1).type === nodes.paragraph) return false;
  dispatch?.(placeCaretAfter(tr, doc.content.size));
  return true;
};

/** Keeps what is typed or pasted from replacing a selected picture or rule. Delete and Backspace remove it. */
export const keepLeaves = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, state) =>
      transactions.some((tr) => tr.getMeta('paste') === true) ? leaveLeaf(state) : null,
    props: {
      handlePaste(view) {
        const tr = leaveLeaf(view.state);
        if (tr) view.dispatch(tr);
        return false;
      },
      handleTextInput(view, _from, _to, text) {
        const tr = leaveLeaf(view.state);
        if (tr) view.dispatch(tr.insertText(text));
        return tr !== null;
      },
      handleDOMEvents: {
        compositionstart(view) {
          const tr = leaveLeaf(view.state);
          if (tr) view.dispatch(tr);
          return false;
        },
      },
    },
  });
