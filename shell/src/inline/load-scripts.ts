// Runs inline after the content of the page.
(() => {
  type Attributes = Record<string, string>;
  /** Milliseconds. */
  const MAX_WAIT_MS = 4000;

  const element = document.getElementById('verse-scripts');
  const scripts = JSON.parse(element?.textContent ?? '') as { main: Attributes; later: Attributes[] };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');

  function add(tag: string, attributes: Attributes) {
    const added = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) added.setAttribute(name, value);
    document.head.append(added);
  }

  let isMainRequested = false;
  function requestMain() {
    if (isMainRequested) return;
    isMainRequested = true;
    add('script', scripts.main);
  }

  let isAllRequested = false;
  function requestAll() {
    if (isAllRequested) return;
    isAllRequested = true;
    for (const hint of scripts.later) add('link', hint);
    requestMain();
  }

  // The shell's script is requested as soon as the first bytes of the LCP image have arrived, because the rest of the
  // image arrives during the script's round trip. Later files would compete with the image for bandwidth, so their
  // hints wait for the whole image. These files still arrive before the shell's script, which is ten times their size.
  // On pages without such an image, nothing has to wait.
  function watchPicture() {
    if (!picture || picture.complete) requestAll();
    else if (picture.naturalWidth > 0) requestMain();
    else if (!isMainRequested) requestAnimationFrame(watchPicture);
  }
  if (picture) {
    picture.addEventListener('load', requestAll);
    picture.addEventListener('error', requestAll);
    setTimeout(requestAll, MAX_WAIT_MS);
  }

  watchPicture();
})();
