import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection } from 'prosemirror-state';
import { schema } from './schema';

const { nodes, marks } = schema;

type MarkName = 'strong' | 'em' | 'code' | 'link';

/** The state of the toolbar buttons. */
export interface ActiveFormat extends Record<MarkName, boolean> {
  /** Heading level; 0 outside headings. */
  heading: number;
  bullet_list: boolean;
  ordered_list: boolean;
  blockquote: boolean;
  code_block: boolean;
}

/** Returns the innermost list containing the selection and its depth, or null outside lists. */
function listAround({ selection: { $from } }: EditorState): { list: Node; depth: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const list = $from.node(depth);
    if (list.type === nodes.bullet_list || list.type === nodes.ordered_list) return { list, depth };
  }
  return null;
}

const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((node) => node.type === type);

export function activeFormat(state: EditorState): ActiveFormat {
  const { from, to, empty, $from } = state.selection;
  const hasMark = (name: MarkName) =>
    empty
      ? Boolean(marks[name].isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, marks[name]);
  const list = listAround(state)?.list.type;
  return {
    strong: hasMark('strong'),
    em: hasMark('em'),
    code: hasMark('code'),
    link: hasMark('link'),
    heading: $from.parent.type === nodes.heading ? Number($from.parent.attrs.level) : 0,
    bullet_list: list === nodes.bullet_list,
    ordered_list: list === nodes.ordered_list,
    blockquote: isInside(state, nodes.blockquote),
    code_block: $from.parent.type === nodes.code_block,
  };
}

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);

/** Sets the type of the selected blocks. Where the new type has no line breaks, they become spaces. */
const setBlock =
  (type: NodeType, attrs: Attrs | null = null): Command =>
  (state, dispatch) =>
    setBlockType(type, attrs)(state, (changed) => {
      if (!dispatch) return;
      const { tr } = state;
      const { from, to } = state.selection;
      const holdsBreaks = type.spec.code || type.contentMatch.matchType(nodes.hard_break);
      if (!holdsBreaks)
        state.doc.nodesBetween(from, to, (node, position) => {
          if (!node.isTextblock) return;
          node.forEach((child, offset) => {
            const at = tr.mapping.map(position + 1 + offset);
            if (child.type === nodes.hard_break) tr.replaceWith(at, at + 1, schema.text(' '));
          });
        });
      if (!tr.docChanged) return dispatch(changed);
      tr.setBlockType(tr.mapping.map(from), tr.mapping.map(to), type, attrs);
      dispatch(tr.scrollIntoView());
    });

export const setHeading = (level: number): Command => setBlock(nodes.heading, { level });
export const setParagraph: Command = setBlock(nodes.paragraph);

/**
 * Cycles through the block types: a paragraph becomes a heading, a heading the next smaller one, and the smallest a
 * paragraph.
 */
export const nextHeading: Command = (state, dispatch) => {
  const { heading } = activeFormat(state);
  return (heading === 3 ? setParagraph : setHeading(heading + 1))(state, dispatch);
};

/**
 * Turns blocks into a list, or changes a list's type. If the list already has the given type, turns it back into
 * blocks.
 */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch);
    const { list, depth } = around;
    if (list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const { tight } = list.attrs as { tight: boolean };
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type, { tight }));
    return true;
  };
}

export const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

/** Formats the selection as inline code. If nothing is selected, turns the whole block into a code block. */
export const toggleCode: Command = (state, dispatch) => {
  if (activeFormat(state).code_block) return setParagraph(state, dispatch);
  if (state.selection.empty && !activeFormat(state).code) return setBlock(nodes.code_block)(state, dispatch);
  return toggleMark(marks.code)(state, dispatch);
};

export const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Maximum nesting depth of lists, in document nodes. Deeper lists are hard to follow. */
const DEEPEST = 10;
export const sink: Command = (state, dispatch) =>
  state.selection.$from.depth < DEEPEST && sinkListItem(nodes.list_item)(state, dispatch);
export const liftItem: Command = liftListItem(nodes.list_item);

/** Returns the URL of the link at the selection, or '' outside links. */
export function linkAt({ selection: { $from, from, to }, doc }: EditorState): string {
  let found = marks.link.isInSet($from.marks())?.attrs.href as string | undefined;
  doc.nodesBetween(from, to, (node) => {
    found ??= marks.link.isInSet(node.marks)?.attrs.href as string | undefined;
  });
  return found ?? '';
}

/** Returns the range of the link around an empty selection. A link may have several styles. */
function linkRange({ selection: { $from, from, to, empty } }: EditorState): [number, number] {
  const mark = marks.link.isInSet($from.marks());
  if (!empty || !mark) return [from, to];
  const { parent } = $from;
  const isLinked = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let first = isLinked($from.index()) ? $from.index() : $from.index() - 1;
  let last = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  const start = $from.start();
  const at = (index: number) =>
    start + parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return [at(first), at(last + 1)];
}

/** Sets the link at the selection; '' removes it. With nothing selected, `words` become the link. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const [from, to] = linkRange(state);
    const { tr } = state;
    if (from === to && href) tr.insert(from, schema.text(words.trim(), [marks.link.create({ href })]));
    else {
      tr.removeMark(from, to, marks.link);
      if (href) tr.addMark(from, to, marks.link.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Swaps the selected block with the one above or below it. */
export function moveBlock(step: -1 | 1): Command {
  return (state, dispatch) => {
    const { selection } = state;
    const isNode = selection instanceof NodeSelection;
    const place = isNode ? selection.$from : state.doc.resolve(selection.$from.before(1));
    const { parent } = place;
    const index = place.index();
    const other = parent.maybeChild(index + step);
    const block = parent.maybeChild(index);
    if (!block || !other) return false;
    if (!dispatch) return true;
    const from = place.pos;
    const target = step === -1 ? from - other.nodeSize : from + other.nodeSize;
    const tr = state.tr.delete(from, from + block.nodeSize).insert(target, block);
    const inside = selection.head - from;
    tr.setSelection(isNode ? NodeSelection.create(tr.doc, target) : Selection.near(tr.doc.resolve(target + inside)));
    dispatch(tr.scrollIntoView());
    return true;
  };
}
