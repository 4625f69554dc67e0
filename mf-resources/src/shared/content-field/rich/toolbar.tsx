import type { Command } from 'prosemirror-state';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { PICTURE_TYPES } from '@verse/api-contract/pictures';
import { Icon, keyOf } from '@verse/ui';
import {
  type ActiveFormat,
  nextHeading,
  toggleCode,
  toggleEm,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './commands';
import { ICONS } from './icons';
import styles from './rich-editor.module.scss';
import { schema } from './schema';

interface ToolbarProps {
  active: ActiveFormat;
  controls: string;
  onRun: (command: Command) => void;
  onLink: () => void;
  onPictures: (files: File[]) => void;
}

interface Tool {
  name: string;
  keys?: string;
  icon: keyof typeof ICONS;
  isPressed: (active: ActiveFormat) => boolean;
  command: Command;
}

const TOOLS: Tool[] = [
  { name: 'Bold', keys: 'Control+B', icon: 'bold', isPressed: ({ strong }) => strong, command: toggleStrong },
  { name: 'Italic', keys: 'Control+I', icon: 'italic', isPressed: ({ em }) => em, command: toggleEm },
  {
    name: 'Heading',
    keys: 'Control+Alt+1',
    icon: 'heading',
    isPressed: ({ heading }) => heading > 0,
    command: nextHeading,
  },
  {
    name: 'List',
    icon: 'list',
    isPressed: (active) => active.bullet_list,
    command: toggleList(schema.nodes.bullet_list),
  },
  {
    name: 'Numbered list',
    icon: 'numbers',
    isPressed: (active) => active.ordered_list,
    command: toggleList(schema.nodes.ordered_list),
  },
  { name: 'Quote', icon: 'quote', isPressed: ({ blockquote }) => blockquote, command: toggleQuote },
  {
    name: 'Code',
    keys: 'Control+E',
    icon: 'code',
    isPressed: ({ code, code_block: block }) => code || block,
    command: toggleCode,
  },
];

/** The formatting toolbar. It is a single Tab stop; arrow keys move between its buttons. */
export function Toolbar({ active, controls, onRun, onLink, onPictures }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(0);

  function handleKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[keyOf(event)];
    const edge = { Home: 0, End: buttons.length - 1 }[keyOf(event)];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (current + (step ?? 0) + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  }

  function handleFiles({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (chosen.length > 0) onPictures(chosen);
  }

  const button = (index: number, name: string, icon: keyof typeof ICONS, act: () => void, more: object = {}) => (
    <button
      key={name}
      type="button"
      title={name}
      aria-label={name}
      tabIndex={index === current ? 0 : -1}
      // Preserves the selection, and keeps a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onFocus={() => setCurrent(index)}
      onClick={act}
      {...more}
    >
      <Icon>{ICONS[icon]}</Icon>
    </button>
  );

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={handleKeyDown}
    >
      {TOOLS.map(({ name, keys, icon, isPressed, command }, index) =>
        button(index, name, icon, () => onRun(command), {
          'aria-pressed': isPressed(active),
          'aria-keyshortcuts': keys,
          'data-level': icon === 'heading' && active.heading > 0 ? active.heading : undefined,
        }),
      )}
      {button(TOOLS.length, 'Link', 'link', onLink, { 'aria-pressed': active.link, 'aria-keyshortcuts': 'Control+K' })}
      {button(TOOLS.length + 1, 'Picture', 'picture', () => files.current?.click())}
      <input
        ref={files}
        type="file"
        accept={PICTURE_TYPES.join()}
        multiple
        hidden
        aria-label="Pictures for the text"
        tabIndex={-1}
        onChange={handleFiles}
      />
    </div>
  );
}
