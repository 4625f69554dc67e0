import { DOMParser as DocumentParser } from 'prosemirror-model';
import { cleanHtml } from './clean-html';
import { readPastedText } from './pasted-text';
import { schema } from './schema';
import { CLIPBOARDS, WHATSAPP } from './testing/clipboards';
import { writeSource } from './write-source';

function paste(html: string) {
  let count = 0;
  const cleaned = cleanHtml(html, () => `pending-${(count += 1)}`);
  const page = document.createElement('div');
  page.innerHTML = cleaned.html;
  const slice = DocumentParser.fromSchema(schema).parseSlice(page);
  const [first] = slice.content.content;
  const source = writeSource(
    schema.topNodeType.create(null, first?.isInline ? schema.node('paragraph', null, slice.content) : slice.content),
  );
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

  // @proves GAP-022
  it('is plain words when it is pasted without formatting', () => {
    expect(pasteText('*bold* and\n# no heading\n\n- no list', true)).toBe(
      '\\*bold\\* and\n\\# no heading\n\n\\- no list',
    );
  });
});
