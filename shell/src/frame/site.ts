/** What the frame says about the site itself. Comes from content, not from code. */
export interface Site {
  name: string;
  tagline: string;
  copyright: string;
  /** Without `url`: the community chat, whose address is configured. */
  social: { kind: string; label: string; url?: string }[];
}
