import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
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
import { schema } from './schema';

const { nodes } = schema;

const rules = inputRules({
  rules: [
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
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': breakLine,
  }),
  keymap(baseKeymap),
  dropCursor({ class: 'drop-cursor', color: false }),
  gapCursor(),
  history(),
];
