import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveFormat, activeFormat } from './commands';
import { createPasteProps } from './paste';
import { PictureView } from './picture-view';
import styles from './rich-editor.module.scss';
import type { RichSession } from './rich-session';
import type { TextPictures } from './text-pictures';

interface RichViewOptions {
  session: RichSession;
  attributes: Record<string, string>;
  pictures: TextPictures;
  /** Whether missing picture descriptions are shown as errors. */
  isInvalid: boolean;
  takesFocus: boolean;
  onWrite: (source: string) => void;
  onAskLink: () => void;
  onUndoSwitch: () => boolean;
  onNote: (note: string) => void;
}

const same = (one: ActiveFormat, other: ActiveFormat) =>
  (Object.keys(one) as (keyof ActiveFormat)[]).every((name) => one[name] === other[name]);

/**
 * Margins at the window's edges, in CSS pixels. The header and the toolbar may cover them, so the caret is kept out of
 * them.
 */
const COVERED = { top: 150, right: 5, bottom: 80, left: 5 };

/**
 * Context for ProseMirror's node views. They read it whenever they need it, because the pictures may change after a
 * view has been created.
 */
interface PictureContext {
  pictures: TextPictures;
  isInvalid: boolean;
  shown: Set<PictureView>;
}

const createNodeViews = (around: { current: PictureContext }) => ({
  picture(node: Node, editor: EditorView, getPosition: () => number | undefined) {
    const picture: PictureView = new PictureView(node, editor, getPosition, {
      find: (key) => around.current.pictures.find(key),
      isChecked: () => around.current.isInvalid,
      onDestroy: () => around.current.shown.delete(picture),
      styles,
    });
    around.current.shown.add(picture);
    return picture;
  },
});

/** Creates a document's ProseMirror view. Returns it, along with the state of the toolbar buttons. */
export function useRichView(options: RichViewOptions) {
  const { session, attributes, pictures, isInvalid, takesFocus, onWrite, onAskLink, onUndoSwitch, onNote } = options;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [active, setActive] = useState(() => activeFormat(session.state));
  const around = useRef<PictureContext>({ pictures, isInvalid, shown: new Set() });

  useLayoutEffect(() => {
    Object.assign(around.current, { pictures, isInvalid });
    for (const picture of around.current.shown) picture.refresh();
  }, [pictures, isInvalid]);

  const dispatch = useEffectEvent((transaction: Transaction) => {
    const state = session.apply(transaction);
    view.current?.updateState(state);
    if (transaction.docChanged) onWrite(session.source);
    const format = activeFormat(state);
    setActive((before) => (same(before, format) ? before : format));
  });
  const askLink = useEffectEvent(() => onAskLink());
  const undoSwitch = useEffectEvent(() => onUndoSwitch());
  const note = useEffectEvent((text: string) => onNote(text));
  const description = JSON.stringify(attributes);
  const describe = useEffectEvent(() => ({ attributes: JSON.parse(description) as Record<string, string> }));

  useLayoutEffect(() => {
    if (!host.current) return undefined;
    session.connect({ askLink: () => askLink(), undoSwitch: () => undoSwitch() });
    const editor = new EditorView(host.current, {
      state: session.state,
      dispatchTransaction: (transaction) => dispatch(transaction),
      nodeViews: createNodeViews(around),
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      // Includes the class from the start, because adding it later would cause a second layout of the whole text.
      ...describe(),
      ...createPasteProps({ pictures: () => around.current.pictures, onNote: (text) => note(text) }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [session]);

  useLayoutEffect(() => {
    const shown = view.current?.props.attributes;
    if (shown && JSON.stringify(shown) !== description) view.current?.setProps(describe());
  }, [session, description]);

  useEffect(() => {
    if (!takesFocus) return;
    view.current?.focus();
    view.current?.dispatch(session.state.tr.scrollIntoView());
  }, [session, takesFocus]);

  return { host, view, active };
}
