import { undo } from 'prosemirror-history';
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { setHeading, setParagraph, toggleCode } from './commands';
import { insertPictures } from './leaf-blocks';
import { parseSource } from './parse-source';
import { createPlugins } from './plugins';
import { writeSource } from './write-source';

let view: EditorView;

const CARET = '\uFDD0';

/** Opens source with the caret at `|`. */
function open(source: string) {
  const plugins = createPlugins({ askLink: () => {}, undoSwitch: () => false });
  const state = EditorState.create({ doc: parseSource(source.replace('|', CARET)), plugins });
  view = new EditorView(document.createElement('div'), { state });
  view.state.doc.descendants((node, position) => {
    const at = position + (node.text ?? '').indexOf(CARET);
    if (node.text?.includes(CARET)) view.dispatch(view.state.tr.delete(at, at + 1).setMeta('addToHistory', false));
    if (node.text?.includes(CARET)) view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
  });
}

/** Types as a person does: through the input rules and the handlers of plugins, letter by letter. */
function type(text: string) {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const isHandled = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, letter, () => view.state.tr.insertText(letter, from, to)),
    );
    if (!isHandled) view.dispatch(view.state.tr.insertText(letter, from, to));
  }
}
const press = (key: string) =>
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key })));
const source = () => writeSource(view.state.doc);
const insert = (...keys: string[]) => insertPictures(keys)(view.state, view.dispatch);
const selectPicture = () =>
  view.state.doc.descendants((node, position) => {
    if (node.type.name === 'picture')
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  });

afterEach(() => view.destroy());

const PICTURE = '![](picture:a)';

describe('a block without a caret', () => {
  // @proves EDT-04
  it.each([
    ['at the end of words', 'One|', `One\n\n${PICTURE}\n\nTwo`],
    ['in an empty text', '', `${PICTURE}\n\nTwo`],
    ['between words', 'One|Three', `One\n\n${PICTURE}\n\nTwoThree`],
    ['before words', '|Three', `${PICTURE}\n\nTwoThree`],
    ['between paragraphs', 'One|\n\nThree', `One\n\n${PICTURE}\n\nTwo\n\nThree`],
    ['in a list', '- One|', `- One\n\n  ${PICTURE}\n\n  Two`],
    ['in a quote', '> One|', `> One\n>\n> ${PICTURE}\n>\n> Two`],
    ['in a heading', '# One|', `# One\n\n${PICTURE}\n\nTwo`],
  ])('has the caret behind it when it is inserted %s', (_, before, after) => {
    open(before);
    insert('a');
    type('Two');
    expect(source()).toBe(after);
  });

  // @proves EDT-04
  it('is followed by the next ones in their order, wherever they are put', () => {
    open('One|');
    insert('a', 'b');
    insertPictures(['c', 'd'], 0)(view.state, view.dispatch);
    expect([...source().matchAll(/picture:(.)/g)].map(([, key]) => key)).toEqual(['c', 'd', 'a', 'b']);
  });

  // @proves EDT-04
  it('stays when words are typed or pasted while it is selected, and another one is added', () => {
    open(`One\n\n${PICTURE}`);
    selectPicture();
    type('Two');
    selectPicture();
    view.pasteText('Three', new Event('paste') as ClipboardEvent);
    selectPicture();
    insert('b');
    type('Four');
    expect(source()).toBe(`One\n\n${PICTURE}\n\n![](picture:b)\n\nFour\n\nThree\n\nTwo`);
  });

  // @proves EDT-04
  it.each(['<p>One</p><img data-picture="a">', '<p>One</p><hr>'])(
    'has the caret behind it when %s is pasted',
    (html) => {
      open('');
      view.pasteHTML(html, new Event('paste') as ClipboardEvent);
      type('Two');
      expect(source()).toBe(`One\n\n${html.includes('img') ? PICTURE : '---'}\n\nTwo`);
    },
  );

  // @proves EDT-04
  it('is left below by the arrow key, and code by Enter on its second empty line', () => {
    open('```\nlet a|\n```');
    press('ArrowDown');
    type('Two');
    expect(source()).toBe('```\nlet a\n```\n\nTwo');
    open('```\nlet a\n\n\n```');
    view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
    press('Enter');
    type('Two');
    expect(source()).toBe('```\nlet a\n```\n\nTwo');
  });
});

describe('signs that are typed', () => {
  // @proves EDT-05
  it.each([
    ['a **bold** b', 'a **bold** b'],
    ['a *soft* b', 'a *soft* b'],
    ['***both***', '***both***'],
    ['_soft_', '*soft*'],
    ['`code` b', '`code` b'],
    ['[a](https://example.org/b) c', '[a](https://example.org/b) c'],
    ['2*3*4 f*ck*ng', '2\\*3\\*4 f\\*ck\\*ng'],
    ['snake_case_name', 'snake_case_name'],
    ['* a * b *', '- a * b \\*'],
    ['x ** y **', 'x \\*\\* y \\*\\*'],
  ])('%j become formatting where Markdown has it', (typed, written) => {
    open('');
    type(typed);
    expect(source()).toBe(written);
  });

  // @proves EDT-05
  it('are back after Backspace', () => {
    open('');
    type('**bold**');
    press('Backspace');
    expect(source()).toBe('\\*\\*bold\\*\\*');
  });
});

describe('lines', () => {
  // @proves EDT-05
  it('stay apart when their block changes its type', () => {
    open('One\nTwo|');
    setHeading(1)(view.state, view.dispatch);
    expect(source()).toBe('# One Two');
    open('One\nTwo|');
    toggleCode(view.state, view.dispatch);
    expect(source()).toBe('```\nOne\nTwo\n```');
    setParagraph(view.state, view.dispatch);
    expect(source()).toBe('One\nTwo');
    undo(view.state, view.dispatch);
    expect(view.state.doc.textBetween(0, view.state.doc.content.size)).toBe('One\nTwo');
  });
});
