/** Facts about the site that the layout shows. They come from the content, not from code. */
export interface Site {
  name: string;
  tagline: string;
  copyright: string;
}
