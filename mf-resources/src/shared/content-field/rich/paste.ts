import type { EditorProps, EditorView } from 'prosemirror-view';
import { type CleanedHtml, cleanHtml } from './clean-html';
import { insertPictures } from './leaf-blocks';
import { readPastedText } from './pasted-text';
import type { TextPictures } from './text-pictures';

interface PasteOptions {
  pictures: () => TextPictures;
  /** Called with a message about content that could not be pasted. */
  onNote: (note: string) => void;
}

const imagesOf = (files: FileList | undefined) => [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

const NOT_PASTED = 'Save to your device and add with “Picture”';
const tellMissing = (names: readonly string[]) =>
  names.length === 0 ? '' : `Not pasted: ${names.map((name) => `“${name}”`).join(', ')}. ${NOT_PASTED}.`;

/** Assigns the final key to a picture once it has been saved, or removes a rejected picture. */
function settle(view: EditorView, pending: string, key: string | undefined) {
  if (view.isDestroyed) return;
  const { tr, doc } = view.state;
  doc.descendants((node, position) => {
    if (node.type.name !== 'picture' || node.attrs.key !== pending) return;
    const at = tr.mapping.map(position);
    if (key) tr.setNodeAttribute(at, 'key', key);
    else tr.delete(at, at + node.nodeSize);
  });
  view.dispatch(tr.setMeta('addToHistory', false));
}

async function keepPictures(view: EditorView, { files, missing }: CleanedHtml, { pictures, onNote }: PasteOptions) {
  const notes: string[] = [];
  for (const [pending, bytes] of files) {
    const file = await bytes;
    const { keys, refusal } = file
      ? await pictures().add([file])
      : { keys: [], refusal: 'A picture could not be read.' };
    if (refusal) notes.push(refusal);
    settle(view, pending, keys[0]);
  }
  onNote([...notes, tellMissing(missing)].filter(Boolean).join(' '));
}

/** Inserts files as pictures, at the given position or else at the selection. */
export async function addPictures(
  view: EditorView,
  files: File[],
  { pictures, onNote }: PasteOptions,
  position?: number,
) {
  const { keys, refusal } = await pictures().add(files);
  onNote(refusal);
  if (keys.length > 0 && !view.isDestroyed) insertPictures(keys, position)(view.state, view.dispatch);
}

/** Whether the clipboard contains a single picture and no text. */
const isPictureAlone = ({ files, missing, html }: CleanedHtml) =>
  files.size + missing.length <= 1 && html.replace(/<[^<>]*>/g, '').trim() === '';

let count = 0;
const createKey = () => {
  count += 1;
  return `pending-${count}`;
};

/** Languages of VS Code that are no code. */
const PROSE = new Set(['markdown', 'plaintext']);

/** Returns the text of a Markdown or plain text file that was copied in VS Code, which marks it as code. */
function readProse(data: DataTransfer | null): string | undefined {
  try {
    const { mode } = JSON.parse(data?.getData('vscode-editor-data') ?? '') as { mode?: string };
    return PROSE.has(mode ?? '') ? data?.getData('text/plain') : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the editor props that handle pasted and dropped content. */
export function createPasteProps(options: PasteOptions): EditorProps {
  return {
    transformPastedHTML(html, view) {
      if (html.includes('data-pm-slice')) return html;
      const cleaned = cleanHtml(html, createKey);
      if (cleaned.files.size > 0 || cleaned.missing.length > 0)
        queueMicrotask(() => void keepPictures(view, cleaned, options));
      return cleaned.html;
    },
    clipboardTextParser: (text, _context, isLiteral) => readPastedText(text, isLiteral),
    handlePaste(view, event) {
      const prose = readProse(event.clipboardData);
      if (prose !== undefined && view.state.selection.$from.parent.type.name !== 'code_block') {
        view.dispatch(
          view.state.tr.replaceSelection(readPastedText(prose, false)).setMeta('paste', true).scrollIntoView(),
        );
        return true;
      }
      const files = imagesOf(event.clipboardData?.files);
      const html = event.clipboardData?.getData('text/html') ?? '';
      if (files.length === 0 || !isPictureAlone(cleanHtml(html, createKey))) return false;
      void addPictures(view, files, options);
      return true;
    },
    handleDrop(view, event, _slice, isMoved) {
      // Also adds other files, so that their rejection is reported. Otherwise, the browser would open them.
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isMoved || files.length === 0) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      event.preventDefault();
      const at = place && view.state.doc.resolve(place.pos);
      void addPictures(view, files, options, at ? (at.depth === 0 ? at.pos : at.after(1)) : undefined);
      return true;
    },
  };
}
