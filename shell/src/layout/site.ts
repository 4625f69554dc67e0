/** Facts about the site that the layout shows. They come from content, not from code. */
export interface Site {
  name: string;
  tagline: string;
  copyright: string;
}
