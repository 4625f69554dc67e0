/** What the frame says about the site itself. Comes from content, not from code. */
export interface Site {
  name: string;
  tagline: string;
  copyright: string;
}
