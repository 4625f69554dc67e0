import type { NewBlog } from '@verse/api-contract/blogs';

const PREFIX = 'verse:resources:change:';

/** What somebody has typed into a post that exists, until the server has it. */
export function keepChange(id: string, text: NewBlog): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(text));
  } catch {
    // It is still on the page.
  }
}

export function keptChange(id: string): NewBlog | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<NewBlog> | null;
    const words = kept && [kept.title, kept.category, kept.readTime, kept.content];
    return words?.every((word) => typeof word === 'string') ? (kept as NewBlog) : null;
  } catch {
    return null;
  }
}

/** The server has this text; what was typed since then stays. */
export function settleChange(id: string, stored: Partial<NewBlog>): void {
  const kept = keptChange(id);
  if (kept && stored.content === kept.content && stored.title === kept.title && stored.category === kept.category && stored.readTime === kept.readTime) forgetChange(id);
}

export function forgetChange(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept.
  }
}
