import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { linkAt, setLink } from './commands';
import { LinkPanel } from './link-panel';
import { addPictures } from './paste';
import styles from './rich-editor.module.scss';
import { RichSession } from './rich-session';
import { type OpenedSource, openSource } from './source-guard';
import type { TextPictures } from './text-pictures';
import { Toolbar } from './toolbar';
import { useKeyboardInset } from './use-keyboard-inset';
import { useRichView } from './use-rich-view';

type Opened = { isExact: true; session: RichSession } | Extract<OpenedSource, { isExact: false }>;

/** Opens source in the formatted view. If that view would change the source, returns the reason. */
export function openText(source: string): Opened {
  const opened = openSource(source);
  return opened.isExact ? { isExact: true, session: new RichSession(opened.document) } : opened;
}

interface RichEditorProps {
  /** The document with its undo history. */
  session: RichSession;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  /** Whether missing picture descriptions are shown as errors. */
  isInvalid: boolean;
  pictures: TextPictures;
  takesFocus: boolean;
  onWrite: (source: string) => void;
  /** Restores the text as it was before conversion for the formatted view. Returns false if no text was converted. */
  onUndoSwitch: () => boolean;
}

/** The formatted view of a source. `onWrite` is called for each keystroke, before its input event ends. */
export function RichEditor({ id, labelledBy, describedBy, isInvalid, ...rest }: RichEditorProps) {
  const { session, pictures } = rest;
  const [link, setLinkAddress] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const askLink = () => setLinkAddress(linkAt(session.state));
  const attributes = {
    role: 'textbox',
    id,
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-required': 'true',
    class: styles.text ?? '',
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  };
  const { host, view, active } = useRichView({ ...rest, isInvalid, attributes, onAskLink: askLink, onNote: setNote });
  useKeyboardInset(host, () => {
    if (view.current?.hasFocus()) view.current.dispatch(session.state.tr.scrollIntoView());
  });

  function run(command: Command) {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }

  function handleFiles(files: File[]) {
    if (view.current) void addPictures(view.current, files, { pictures: () => pictures, onNote: setNote });
  }

  return (
    <div className={styles.editor}>
      <Toolbar active={active} controls={id} onRun={run} onLink={askLink} onPictures={handleFiles} />
      {link === null ? null : (
        <LinkPanel
          href={link}
          onLink={(href, typed) => {
            setLinkAddress(null);
            run(setLink(href, typed));
          }}
          onClose={() => {
            setLinkAddress(null);
            view.current?.focus();
          }}
        />
      )}
      <div ref={host} className={styles.place} />
      <p className={styles.note} role="status">
        {note}
      </p>
      {/* The form focuses invalid fields by name, so this input has the name and forwards the focus to the editor. */}
      <input
        className={styles.proxy}
        name="content"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        onFocus={() => focusFirstFault(view.current)}
      />
    </div>
  );
}

function focusFirstFault(view: EditorView | null) {
  const fault = view?.dom.querySelector<HTMLInputElement>('input[aria-invalid]');
  if (fault) fault.focus();
  else view?.focus();
}
