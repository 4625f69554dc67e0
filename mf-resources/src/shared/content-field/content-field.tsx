import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useSyncExternalStore } from 'react';
import { formatNumber } from '@verse/api-contract/formats';
import { Alert, Button, Field, keyOf } from '@verse/ui';
import { type ContentStore, loadRichWhenIdle, type Refusal } from './content-desk';
import styles from './content-field.module.scss';
import type { TextPictures } from './rich';
import { useContentDesk } from './use-content-desk';
import { readTimeOf, useWordCount } from './word-count';
import type { WritingView } from './writing-view';

interface ContentFieldProps {
  isReady: boolean;
  error: string | undefined;
  rows: number;
  pictures: TextPictures;
  store: ContentStore;
  /** Whether the text fills a writing room, where its label and hint are only for screen readers. */
  isRoom?: boolean;
  onFocus?: () => void;
  onBlur?: (event: FocusEvent) => void;
}

const PLAIN = 'Plain text. Line breaks are kept; a blank line starts a new paragraph.';
const HINTS = {
  plain: `${PLAIN} For headings, lists and pictures inside the text, choose Formatted.`,
  markdown: 'Formatting is written with signs: **bold**, *italic*, # heading, - list. Choose Formatted to see it.',
  formatted: 'Shown as readers see it. Ctrl Shift V pastes without formatting.',
};
const VIEWS: { view: WritingView; name: string }[] = [
  { view: 'formatted', name: 'Formatted' },
  { view: 'plain', name: 'Plain' },
];

/** The field for a post's text: the formatted view, or a text area if the writer has chosen it. */
export function ContentField(props: ContentFieldProps) {
  const { isReady, error, rows, pictures, store, isRoom = false, onFocus, onBlur } = props;
  const { area, desk, open, refusal } = useContentDesk({ isReady, store });
  const readFormat = () => store.read().contentFormat;
  const contentFormat = useSyncExternalStore(store.subscribe, readFormat, readFormat);
  const view: WritingView = open ? 'formatted' : 'plain';
  const labelId = useId();
  const words = useWordCount(store);

  function handleView(next: WritingView) {
    if (next === view) return;
    if (next === 'plain') desk.showPlain();
    else void desk.showFormatted({ isChosen: true, area: area.current });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && keyOf(event) === 'z';
    if (isUndo && desk.undoFormatted()) event.preventDefault();
  }

  return (
    <div
      className={styles.field}
      data-view={view}
      data-in-room={isRoom || undefined}
      onFocus={loadRichWhenIdle}
      onPointerEnter={loadRichWhenIdle}
    >
      <div onFocus={onFocus} onBlur={onBlur}>
        <Field label={<span id={labelId}>Content</span>} hint={HINTS[open ? 'formatted' : contentFormat]} error={error}>
          {(control) =>
            open ? (
              <open.module.RichEditor
                session={open.session}
                id={control.id}
                labelledBy={labelId}
                describedBy={control['aria-describedby']}
                isInvalid={Boolean(error)}
                pictures={pictures}
                takesFocus={open.takesFocus}
                onWrite={desk.writeFormatted}
                onUndoSwitch={desk.undoSwitch}
              />
            ) : (
              <PlainText
                {...control}
                ref={area}
                rows={rows}
                store={store}
                onChange={({ currentTarget }) => desk.writePlain(currentTarget.value)}
                onKeyDown={handleKeyDown}
              />
            )
          }
        </Field>
      </div>
      <div className={styles.end}>
        <p className={styles.count}>
          {words === 1 ? '1 word' : `${formatNumber(words)} words`}
          {words > 0 ? ` · ${readTimeOf(words)} to read` : null}
        </p>
        <Views view={view} isReady={isReady} onView={handleView} />
      </div>
      {refusal ? <RefusalNote refusal={refusal} onRewrite={() => desk.rewrite(area.current)} /> : null}
    </div>
  );
}

interface PlainTextProps extends ComponentProps<'textarea'> {
  store: ContentStore;
}

/** The text area. Only this component rerenders on each keystroke. */
function PlainText({ store, ...rest }: PlainTextProps) {
  const read = () => store.read().content;
  const content = useSyncExternalStore(store.subscribe, read, read);
  return <textarea name="content" dir="auto" placeholder="Write here" required value={content} {...rest} />;
}

interface ViewsProps {
  view: WritingView;
  isReady: boolean;
  onView: (view: WritingView) => void;
}

function Views({ view, isReady, onView }: ViewsProps) {
  return (
    <details className={styles.fold}>
      <summary>How you write</summary>
      <div className={styles.views} role="group" aria-label="View of the text">
        {VIEWS.map(({ view: one, name }) => (
          <button key={one} type="button" aria-pressed={one === view} disabled={!isReady} onClick={() => onView(one)}>
            {name}
          </button>
        ))}
      </div>
    </details>
  );
}

function RefusalNote({ refusal, onRewrite }: { refusal: Refusal; onRewrite: () => void }) {
  return (
    <Alert tone="warning" title="Shown as plain text">
      <p>{refusal.reason}</p>
      {refusal.rewritten === null ? null : (
        <Button size="small" variant="secondary" onClick={onRewrite}>
          Change it and show it formatted
        </Button>
      )}
    </Alert>
  );
}
