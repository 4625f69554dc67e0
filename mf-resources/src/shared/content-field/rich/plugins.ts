import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Plugin } from 'prosemirror-state';
import {
  breakLine,
  liftItem,
  moveBlock,
  setHeading,
  setParagraph,
  sink,
  toggleCode,
  toggleEm,
  toggleList,
  toggleStrong,
} from './commands';
import { keepLeaves, leaveCode, leaveLastBlock } from './leaf-blocks';
import { completeAddress } from './link-address';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Not inside a word, where `2*3*4` and `snake_case` have the same signs. */
const BEFORE = '(?<![\\p{L}\\p{N}*_`\\\\])';

const around = (sign: string, inner: string) =>
  `${BEFORE}(${sign})(?=[^\\s${inner}])([^${inner}]*[^\\s${inner}])${sign}$`;

/** Turns signs around words into a style, when the last sign is typed. */
const createMarkRule = (pattern: RegExp, ...types: MarkType[]) =>
  new InputRule(
    pattern,
    ({ tr, doc }, [, written = '', words = ''], start, end) => {
      // The last letter of the sign is not in the document yet.
      const from = start + written.length;
      if (doc.textBetween(from, from + words.length) !== words) return null;
      tr.delete(from + words.length, end).delete(start, from);
      for (const type of types) tr.addMark(start, start + words.length, type.create());
      for (const type of types) tr.removeStoredMark(type);
      return tr;
    },
    { inCodeMark: false },
  );

const linkRule = new InputRule(
  /(?<![!\\])\[([^[\]]+)\]\(([^\s()]+)\)$/u,
  ({ tr }, [, words = '', address = ''], start, end) => {
    const href = completeAddress(address);
    const label = start + 1;
    if (href === null) return null;
    tr.delete(label + words.length, end).delete(start, label);
    return tr.addMark(start, start + words.length, marks.link.create({ href })).removeStoredMark(marks.link);
  },
  { inCodeMark: false },
);

const rules = inputRules({
  rules: [
    createMarkRule(new RegExp(around('\\*{3}', '*'), 'u'), marks.strong, marks.em),
    createMarkRule(new RegExp(around('\\*\\*', '*'), 'u'), marks.strong),
    createMarkRule(new RegExp(around('\\*', '*'), 'u'), marks.em),
    createMarkRule(new RegExp(around('_', '_'), 'u'), marks.em),
    createMarkRule(new RegExp(around('`', '`'), 'u'), marks.code),
    linkRule,
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '#']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      ([, number]) => ({ order: Number(number) }),
      ([, number], list) => list.childCount + Number(list.attrs.order) === Number(number),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
  ],
});

/** Callbacks from the document to the surrounding editor. */
export interface OuterCommands {
  /** Opens the panel for entering a link's URL. */
  askLink: () => void;
  /** Restores the text as it was before conversion for the formatted view. Returns false if no text was converted. */
  undoSwitch: () => boolean;
}

export const createPlugins = ({ askLink, undoSwitch }: OuterCommands): Plugin[] => [
  rules,
  keymap({
    'Mod-b': toggleStrong,
    'Mod-i': toggleEm,
    'Mod-e': toggleCode,
    'Mod-k': () => {
      askLink();
      return true;
    },
    'Mod-Alt-0': setParagraph,
    'Mod-Alt-1': setHeading(1),
    'Mod-Alt-2': setHeading(2),
    'Mod-Alt-3': setHeading(3),
    'Mod-Shift-7': toggleList(nodes.ordered_list),
    'Mod-Shift-8': toggleList(nodes.bullet_list),
    'Mod-z': chainCommands(undo, undoSwitch),
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    // Tab leaves the field, as it does in every other field. List nesting therefore uses the bracket keys.
    'Mod-]': sink,
    'Mod-[': liftItem,
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
    Backspace: undoInputRule,
    ArrowDown: leaveLastBlock,
    Enter: chainCommands(leaveCode, splitListItem(nodes.list_item)),
    'Shift-Enter': breakLine,
  }),
  keymap(baseKeymap),
  keepLeaves(),
  dropCursor({ class: 'drop-cursor', color: false }),
  gapCursor(),
  history(),
];
