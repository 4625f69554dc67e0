const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks, or has in a form that Node's fetch refuses. */
const FROM_NODE = [
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
];

/** Node's FormData, which fetch sends as multipart, able to read a form as the browser's can. */
function formDataOf(window) {
  const ReadForm = window.FormData;
  return class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new ReadForm(form, submitter))
        if (typeof value === 'string') this.append(name, value);
      for (const input of form.querySelectorAll('input[type=file][name]')) {
        for (const file of input.files ?? []) this.append(input.name, file);
      }
    }
  };
}

/** jsdom refuses Node's AbortSignal as the `signal` of a listener, so the listener is taken off by hand. */
function listenWithNodeSignals(window) {
  const { addEventListener } = window.EventTarget.prototype;
  window.EventTarget.prototype.addEventListener = function listen(type, listener, options) {
    if (!(options?.signal instanceof globalThis.AbortSignal))
      return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    return addEventListener.call(this, type, listener, rest);
  };
}

/** Does not keep the test process alive when a component forgets to close it; jsdom's events are not Node's. */
class BroadcastChannel extends globalThis.BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const window = this.global;
    const FormData = formDataOf(window);
    listenWithNodeSignals(window);
    for (const name of FROM_NODE) if (globalThis[name]) window[name] = globalThis[name];
    Object.assign(window, { FormData, BroadcastChannel });
  }
};
