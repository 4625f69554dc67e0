import { withoutEnd } from '../without-end';
/** The directory's filters, in display order. */
export const TOOL_CATEGORIES = [
  'Content Creation',
  'Design',
  'Marketing',
  'AI',
  'Collaboration',
  'Productivity',
] as const;

/** A tool in the directory. */
export interface ListedTool {
  id: string;
  name: string;
  category: (typeof TOOL_CATEGORIES)[number];
  description: string;
  url: string;
  tags: readonly string[];
  pricing: string;
}

/**
 * The directory's initial tools. The page displays them without a request, and the API rejects suggestions for them.
 */
export const LISTED_TOOLS: readonly ListedTool[] = [
  {
    id: '1',
    name: 'Kdenlive',
    category: 'Content Creation',
    url: 'https://kdenlive.org/',
    tags: ['Video', 'Desktop'],
    pricing: 'Free, open source',
    description: 'Non-linear video editor for multi-track projects.',
  },
  {
    id: '2',
    name: 'OBS Studio',
    category: 'Content Creation',
    url: 'https://obsproject.com/',
    tags: ['Recording', 'Streaming'],
    pricing: 'Free, open source',
    description: 'Records and streams your screen, camera and sound.',
  },
  {
    id: '3',
    name: 'Audacity',
    category: 'Content Creation',
    url: 'https://www.audacityteam.org/',
    tags: ['Audio', 'Podcast'],
    pricing: 'Free, open source',
    description: 'Records and edits sound, from podcasts to voice-overs.',
  },
  {
    id: '4',
    name: 'Krita',
    category: 'Content Creation',
    url: 'https://krita.org/',
    tags: ['Painting', 'Animation'],
    pricing: 'Free, open source',
    description: 'Digital painting with brushes, animation and comics tools.',
  },
  {
    id: '5',
    name: 'Inkscape',
    category: 'Design',
    url: 'https://inkscape.org/',
    tags: ['Vector', 'Desktop'],
    pricing: 'Free, open source',
    description: 'Vector drawing for logos, icons and illustrations.',
  },
  {
    id: '6',
    name: 'Penpot',
    category: 'Design',
    url: 'https://penpot.app/',
    tags: ['UI', 'Prototyping'],
    pricing: 'Free plan, open source',
    description: 'Interface design and prototyping in the browser, with open formats.',
  },
  {
    id: '7',
    name: 'Blender',
    category: 'Design',
    url: 'https://www.blender.org/',
    tags: ['3D', 'Motion'],
    pricing: 'Free, open source',
    description: 'Modelling, animation and rendering in three dimensions.',
  },
  {
    id: '8',
    name: 'Scribus',
    category: 'Design',
    url: 'https://www.scribus.net/',
    tags: ['Print', 'Layout'],
    pricing: 'Free, open source',
    description: 'Page layout for magazines, books and print-ready PDFs.',
  },
  {
    id: '9',
    name: 'listmonk',
    category: 'Marketing',
    url: 'https://listmonk.app/',
    tags: ['Newsletter', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'Self-hosted newsletters and mailing lists.',
  },
  {
    id: '10',
    name: 'Matomo',
    category: 'Marketing',
    url: 'https://matomo.org/',
    tags: ['Analytics', 'Privacy'],
    pricing: 'Free self-hosted, open source',
    description: 'Website analytics that you can host yourself.',
  },
  {
    id: '11',
    name: 'Mautic',
    category: 'Marketing',
    url: 'https://www.mautic.org/',
    tags: ['Campaigns', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'Marketing automation: campaigns, forms and segments.',
  },
  {
    id: '12',
    name: 'Shlink',
    category: 'Marketing',
    url: 'https://shlink.io/',
    tags: ['Links', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'A link shortener with visit statistics that you run yourself.',
  },
  {
    id: '13',
    name: 'Ollama',
    category: 'AI',
    url: 'https://ollama.com/',
    tags: ['Local models', 'Text'],
    pricing: 'Free, open source',
    description: 'Runs language models on your own computer.',
  },
  {
    id: '14',
    name: 'whisper.cpp',
    category: 'AI',
    url: 'https://github.com/ggml-org/whisper.cpp',
    tags: ['Captions', 'Offline'],
    pricing: 'Free, open source',
    description: 'Turns speech into text offline, useful for captions.',
  },
  {
    id: '15',
    name: 'LanguageTool',
    category: 'AI',
    url: 'https://languagetool.org/',
    tags: ['Writing', 'Proofreading'],
    pricing: 'Free plan, open-source core',
    description: 'Checks grammar and style in many languages.',
  },
  {
    id: '16',
    name: 'LibreTranslate',
    category: 'AI',
    url: 'https://libretranslate.com/',
    tags: ['Translation', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'Machine translation that you can host yourself.',
  },
  {
    id: '17',
    name: 'Jitsi Meet',
    category: 'Collaboration',
    url: 'https://jitsi.org/',
    tags: ['Video calls', 'Browser'],
    pricing: 'Free, open source',
    description: 'Video meetings in the browser, no account needed to join.',
  },
  {
    id: '18',
    name: 'Excalidraw',
    category: 'Collaboration',
    url: 'https://excalidraw.com/',
    tags: ['Whiteboard', 'Browser'],
    pricing: 'Free, open source',
    description: 'A shared whiteboard for quick sketches and diagrams.',
  },
  {
    id: '19',
    name: 'HedgeDoc',
    category: 'Collaboration',
    url: 'https://hedgedoc.org/',
    tags: ['Notes', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'Write Markdown notes together in real time.',
  },
  {
    id: '20',
    name: 'Nextcloud',
    category: 'Collaboration',
    url: 'https://nextcloud.com/',
    tags: ['Files', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'Files, calendars and documents on a server you choose.',
  },
  {
    id: '21',
    name: 'Joplin',
    category: 'Productivity',
    url: 'https://joplinapp.org/',
    tags: ['Notes', 'Offline'],
    pricing: 'Free, open source',
    description: 'Notes and to-do lists that work offline and sync anywhere.',
  },
  {
    id: '22',
    name: 'Kanboard',
    category: 'Productivity',
    url: 'https://kanboard.org/',
    tags: ['Kanban', 'Self-hosted'],
    pricing: 'Free, open source',
    description: 'A simple board that limits how much you do at once.',
  },
  {
    id: '23',
    name: 'Super Productivity',
    category: 'Productivity',
    url: 'https://super-productivity.com/',
    tags: ['Tasks', 'Time tracking'],
    pricing: 'Free, open source',
    description: 'Task list and time tracking for focused work.',
  },
  {
    id: '24',
    name: 'Kimai',
    category: 'Productivity',
    url: 'https://www.kimai.org/',
    tags: ['Time sheets', 'Invoices'],
    pricing: 'Free self-hosted, open source',
    description: 'Time sheets and invoices for freelancers and small teams.',
  },
];

/**
 * Returns a key that is the same for all URLs of a tool, because it omits the protocol, `www.`, query, fragment and
 * trailing slash.
 */
export function toolKeyOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return hostname.toLowerCase().replace(/^www\./, '') + withoutEnd(pathname, '/');
}

/** Reports whether the URL belongs to one of the directory's initial tools. */
export const isListed = (url: string) => LISTED_TOOLS.some((tool) => toolKeyOf(tool.url) === toolKeyOf(url));

/** Message shown when a suggested tool is already in the directory. */
export const LISTED_ALREADY = 'Good choice: this tool is in the directory already.';
