import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { keyOf } from '@verse/ui';
import { moveBlock } from './commands';
import type { ShownPicture } from './text-pictures';

interface PictureViewOptions {
  find: (key: string) => ShownPicture | null;
  /** Whether missing descriptions are shown as errors. */
  isChecked: () => boolean;
  onDestroy: () => void;
  styles: Readonly<Record<string, string | undefined>>;
}

const ALT_MISSING = 'Describe this picture for people who cannot see it.';
let count = 0;

/** A picture in the text, with its description and buttons for moving and removing it. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  readonly #image = document.createElement('img');
  readonly #missing = document.createElement('p');
  readonly #input = document.createElement('input');
  readonly #error = document.createElement('p');
  readonly #options: PictureViewOptions;
  #node: Node;
  #shown: Blob | string | null = null;
  #address = '';

  constructor(node: Node, view: EditorView, getPosition: () => number | undefined, options: PictureViewOptions) {
    this.#node = node;
    this.#options = options;
    const { styles } = options;
    this.dom.className = styles.picture ?? '';
    this.dom.contentEditable = 'false';
    this.#image.draggable = true;
    this.#missing.className = styles.missing ?? '';
    this.dom.append(this.#image, this.#missing, this.#createPanel(view, getPosition));
    this.refresh();
  }

  #createPanel(view: EditorView, getPosition: () => number | undefined): HTMLElement {
    const { styles } = this.#options;
    count += 1;
    const id = `text-picture-${count}`;
    const panel = Object.assign(document.createElement('div'), { className: styles.panel ?? '' });
    const label = Object.assign(document.createElement('label'), { textContent: 'Describe this picture', htmlFor: id });
    Object.assign(this.#input, { id, type: 'text', required: true, dir: 'auto' });
    this.#input.autocomplete = 'off';
    Object.assign(this.#error, { id: `${id}-error`, className: styles.error ?? '', textContent: ALT_MISSING });
    this.#input.setAttribute('aria-describedby', this.#error.id);
    this.#input.addEventListener('input', () => {
      const position = getPosition();
      if (position === undefined) return;
      view.dispatch(view.state.tr.setNodeAttribute(position, 'alt', this.#input.value));
    });
    const select = () => {
      const position = getPosition();
      if (position === undefined) return false;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
      return true;
    };
    const move = (step: -1 | 1) => void (select() && moveBlock(step)(view.state, view.dispatch));
    this.#input.addEventListener('keydown', (event) => {
      const step = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[keyOf(event)];
      // Prevents Enter from submitting the form.
      if (keyOf(event) === 'Enter') event.preventDefault();
      if (!step) return;
      event.preventDefault();
      move(step);
      view.focus();
    });
    const acts = Object.assign(document.createElement('div'), { className: styles.acts ?? '' });
    acts.append(
      createButton('Move picture up', 'Up', () => move(-1)),
      createButton('Move picture down', 'Down', () => move(1)),
      createButton('Remove picture', 'Remove', () => {
        if (select()) view.dispatch(view.state.tr.deleteSelection());
        view.focus();
      }),
    );
    panel.append(label, this.#input, this.#error, acts);
    return panel;
  }

  /** Updates the picture to its current state. Its bytes may load after it has been rendered. */
  refresh() {
    const { key, alt } = this.#node.attrs as { key: string; alt: string };
    const picture = this.#options.find(key);
    const shown = picture?.src ?? picture?.blob ?? null;
    if (shown !== this.#shown) {
      this.#forget();
      this.#shown = shown;
      this.#address = shown instanceof Blob ? URL.createObjectURL(shown) : '';
      if (shown === null) this.#image.removeAttribute('src');
      else this.#image.src = shown instanceof Blob ? this.#address : shown;
    }
    this.#image.alt = alt || 'Picture without a description';
    this.#image.hidden = shown === null;
    this.#missing.hidden = shown !== null;
    this.#missing.textContent = picture
      ? `The picture “${picture.name}” is not on this device.`
      : 'This picture is not on this device.';
    if (this.#input.value !== alt) this.#input.value = alt;
    const isWrong = alt.trim() === '' && this.#options.isChecked();
    this.#input.toggleAttribute('aria-invalid', isWrong);
    if (isWrong) this.#input.setAttribute('aria-invalid', 'true');
    this.#error.hidden = !isWrong;
  }

  #forget() {
    if (this.#address) URL.revokeObjectURL(this.#address);
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type || node.attrs.key !== this.#node.attrs.key) return false;
    this.#node = node;
    this.refresh();
    return true;
  }

  selectNode() {
    this.dom.dataset.selected = '';
  }
  deselectNode() {
    delete this.dom.dataset.selected;
  }
  stopEvent({ target }: Event): boolean {
    return target !== this.#image && target !== this.dom;
  }
  ignoreMutation() {
    return true;
  }
  destroy() {
    this.#options.onDestroy();
    this.#forget();
  }
}

function createButton(name: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.setAttribute('aria-label', name);
  button.addEventListener('click', onClick);
  return button;
}
