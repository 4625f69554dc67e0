import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { toPlainText } from '@verse/api-contract/formatted-text-parser';
import { cleanHtml } from './clean-html';
import { readPastedText } from './pasted-text';
import { schema } from './schema';
import { openSource } from './source-guard';
import { APPLICATIONS, TEXTS } from './testing/applications';
import { CLIPBOARDS, WHATSAPP } from './testing/clipboards';
import { writeSource } from './write-source';

function paste(html: string) {
  let count = 0;
  const cleaned = cleanHtml(html, () => `pending-${(count += 1)}`);
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ doc: schema.node('doc', null, [schema.node('paragraph')]) }),
  });
  view.pasteHTML(cleaned.html, new Event('paste') as ClipboardEvent);
  const source = writeSource(view.state.doc);
  view.destroy();
  return { source, files: cleaned.files, missing: cleaned.missing };
}

const pasteText = (text: string, isLiteral = false) =>
  writeSource(schema.topNodeType.create(null, readPastedText(text, isLiteral).content));

describe('a clipboard', () => {
  // @proves GAP-022
  it.each(Object.entries(CLIPBOARDS))(
    'of %s keeps its structure and drops its style',
    (_, { html, source, missing }) => {
      expect(paste(html)).toMatchObject({ source, missing });
    },
  );

  // @proves GAP-022
  it('has pictures whose bytes become pictures of the post', async () => {
    const { files, source } = paste(CLIPBOARDS['a page with a picture in it'].html);
    const [file] = await Promise.all(files.values());
    expect([file?.type, file?.size]).toEqual(['image/png', 3]);
    expect(source).toContain('![A dot](picture:pending-1)');
  });

  // @proves GAP-022
  it('of WhatsApp keeps bold, italic and lists, and no sign that only looks so', () => {
    expect(pasteText(WHATSAPP.text)).toBe(WHATSAPP.source);
  });

  // @proves GAP-022 EDT-03
  it.each(Object.entries(APPLICATIONS))('of %s keeps its words and structure', (_, { html, source }) => {
    expect(paste(html).source).toBe(source);
  });

  // @proves EDT-03
  it.each(Object.entries(APPLICATIONS))('of %s is read as it was pasted, and opens unchanged', (_, { html }) => {
    const { source } = paste(html);
    const opened = openSource(source);
    expect(opened).toMatchObject({ isExact: true });
    const letters = (text: string) => text.replace(/\s+/g, '');
    const shown = opened.isExact ? opened.document.textBetween(0, opened.document.content.size, '\n') : '';
    expect(letters(toPlainText(source, 'markdown'))).toBe(letters(shown));
  });

  // @proves EDT-03
  it.each(Object.entries(TEXTS))('with the text %j keeps its signs or turns them into formatting', (text, source) => {
    expect(pasteText(text)).toBe(source);
  });

  // @proves EDT-03
  it.each(['*', '**a ', '_', '`', '[', '[a](', '***a', '- ', '> ', '# ', '```\n'])(
    'with %j repeated to 20,000 characters is read in bounded time',
    (part) => {
      const before = performance.now();
      readPastedText(part.repeat(Math.ceil(20_000 / part.length)), false);
      expect(performance.now() - before).toBeLessThan(5000);
    },
  );

  // @proves GAP-022
  it('is plain words when it is pasted without formatting', () => {
    expect(pasteText('*bold* and\n# no heading\n\n- no list', true)).toBe(
      '\\*bold\\* and\n\\# no heading\n\n\\- no list',
    );
  });
});
