/** Paths of the toolbar icons on a 24 px grid. */
export const ICONS = {
  bold: <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z" />,
  italic: <path d="M11 5h6M7 19h6M14 5l-4 14" />,
  heading: <path d="M6 5v14M18 5v14M6 12h12" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  numbers: <path d="M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4.5M4 14.5c.3-1.2 2.4-1.2 2.4.2 0 1-2.4 2.3-2.4 3.3h2.5" />,
  quote: <path d="M9.5 7C6.5 8 5 10 5 13v4h5v-5H7M18.50 7c-3 1-4.50 3-4.50 6v4h5v-5h-3" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.70 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.70 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
  ),
  picture: <path d="M4 5h16v14H4zM4 16l4.5-4.50 4 4 2.5-2.50 5 5M15.50 9h.01" />,
} as const;
