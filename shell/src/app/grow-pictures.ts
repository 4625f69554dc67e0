/** How long a page may take to arrive. A picture does not grow into a later one. */
const PATIENCE_MS = 300;
const NAME = 'grown';

/** The picture that a link of `GROWING` shows: inside it, or in the same card. */
const pictureOf = (link: Element) =>
  (link.querySelector('img') ? link : link.closest('article, li'))?.querySelector('img');

const name = (picture: HTMLElement | null | undefined, value: string) =>
  picture?.style.setProperty('view-transition-name', value);

/**
 * Names the picture of a pressed link until its page arrives, so that the router's view transition carries it to the
 * main picture of the page. The navigation itself does not wait for anything.
 */
export function growPictures() {
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('[data-grows]') : null;
      const picture = link && pictureOf(link);
      if (!picture) return;
      // A name may be used once on a page.
      document.querySelectorAll<HTMLElement>('[data-grown]').forEach((main) => name(main, 'none'));
      name(picture, NAME);
      setTimeout(() => name(picture, ''), PATIENCE_MS);
    },
    { capture: true },
  );
}
