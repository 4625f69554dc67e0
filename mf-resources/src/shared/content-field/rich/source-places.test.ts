import { parseSource } from './parse-source';
import { toOffset, toPosition } from './source-places';

const SOURCE = [
  '# A *quiet* harbour',
  'First line with **bold words**\nand a second one.',
  '- one\n- two [link](https://example.org)\n  - three',
  '> A quote.',
  '```js\nlet x = 1;\n```',
  '![Boats](picture:boats)',
  'Last words',
].join('\n\n');

describe('a place in a text', () => {
  // @proves GAP-025
  it('is found again in the document, at each letter of the source', () => {
    const document = parseSource(SOURCE);
    for (const word of ['quiet', 'bold', 'second', 'two', 'link', 'three', 'quote', 'let', 'Last']) {
      const position = toPosition(document, SOURCE.indexOf(word));
      expect({ word, found: document.textBetween(position, position + word.length) }).toEqual({ word, found: word });
    }
  });

  // @proves GAP-025
  it('comes back from the document to the same letter of the source', () => {
    const document = parseSource(SOURCE);
    document.descendants((node, position) => {
      if (!node.isText) return;
      for (let index = 0; index < node.text!.length; index += 1) {
        const offset = toOffset(document, position + index);
        const expected = node.text!.slice(index, index + 4);
        expect(SOURCE.slice(offset).replace(/^[*[`\]]+/, '')).toMatch(new RegExp(`^${expected.charAt(0)}`));
      }
    });
  });

  // @proves GAP-025
  it('is found in a text with Arabic ligatures', () => {
    const source = 'Annabi Muhammad \uFDFA ya ce: *kyau* yana da kyau';
    const position = toPosition(parseSource(source), source.indexOf('yana'));
    expect(toOffset(parseSource(source), position)).toBe(source.indexOf('yana'));
  });

  // @proves GAP-025
  it('is the end for the end, and the beginning of a picture for one in its signs', () => {
    const document = parseSource(SOURCE);
    expect(toOffset(document, document.content.size - 1)).toBe(SOURCE.length);
    const picture = toPosition(document, SOURCE.indexOf('picture:boats'));
    expect(document.nodeAt(picture)?.attrs.key).toBe('boats');
  });
});
