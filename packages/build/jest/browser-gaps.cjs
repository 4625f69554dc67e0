/** Stubs of browser APIs that jsdom lacks. They allow components to mount, but never report anything. */
if (typeof window !== 'undefined') {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }

  const matchMedia = (/** @type {string} */ media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= /** @type {typeof IntersectionObserver} */ (/** @type {unknown} */ (Observer));
  window.matchMedia ??= matchMedia;
  window.scrollTo = () => {};

  Element.prototype.scrollIntoView ??= () => {};
  window.Range.prototype.getClientRects ??= /** @type {() => DOMRectList} */ (/** @type {unknown} */ (() => []));
  window.Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};

  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= /** @this {HTMLDialogElement} */ function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
