const { TestEnvironment } = require('jest-environment-jsdom');

/** @typedef {import('jsdom').DOMWindow} DOMWindow */

/** Browser globals that jsdom lacks, or implements in a form that Node's fetch rejects. */
const FROM_NODE = /** @type {const} */ ([
  'AbortController',
  'AbortSignal',
  'Blob',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DecompressionStream',
  'File',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URLSearchParams',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
]);

/**
 * Returns Node's FormData, which fetch sends as multipart, extended to read a form element like the browser's FormData.
 * @param {DOMWindow} window
 */
function formDataOf(window) {
  const ReadForm = window.FormData;
  return class FormData extends globalThis.FormData {
    /** @param {HTMLFormElement} [form] @param {HTMLElement} [submitter] */
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new ReadForm(form, submitter))
        if (typeof value === 'string') this.append(name, value);
      const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('input[type=file][name]'));
      for (const input of inputs) {
        for (const file of input.files ?? []) this.append(input.name, file);
      }
    }
  };
}

/**
 * Removes listeners on abort, because jsdom does not accept Node's AbortSignal as a listener's `signal`.
 * @param {DOMWindow} window
 */
function listenWithNodeSignals(window) {
  /** @type {(this: EventTarget, ...given: Parameters<EventTarget['addEventListener']>) => void} */
  const addEventListener = window.EventTarget.prototype.addEventListener;
  window.EventTarget.prototype.addEventListener = /** @type {typeof addEventListener} */ function listen(
    type,
    listener,
    options,
  ) {
    if (typeof options !== 'object' || !(options.signal instanceof globalThis.AbortSignal))
      return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    return addEventListener.call(this, type, listener, rest);
  };
}

/**
 * BroadcastChannel that does not keep the test process alive if a component fails to close it. Its events are Node's,
 * not jsdom's.
 */
class BroadcastChannel extends globalThis.BroadcastChannel {
  /** @param {string} name */
  constructor(name) {
    super(name);
    if ('unref' in this && typeof this.unref === 'function') this.unref();
  }
}

/** Runs test files with the pragma `@time-zone Europe/Berlin` in that time zone. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  #zone = process.env.TZ;

  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    const zone = given[1].docblockPragmas['time-zone'];
    // Set here, because Date reads the real `process.env`, and tests only see a copy of it.
    if (typeof zone === 'string') process.env.TZ = zone;
    const window = /** @type {DOMWindow} */ (/** @type {unknown} */ (this.global));
    const FormData = formDataOf(window);
    listenWithNodeSignals(window);
    for (const name of FROM_NODE) if (globalThis[name]) Object.assign(window, { [name]: globalThis[name] });
    Object.assign(window, { FormData, BroadcastChannel });
  }

  /** @override */
  async teardown() {
    if (this.#zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.#zone;
    await super.teardown();
  }
};
