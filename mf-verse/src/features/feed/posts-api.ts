/** The address of a post in the API. */
export const pathOf = (id: string | undefined) => `/api/posts/${encodeURIComponent(id ?? '')}`;

/** The query of a part of a list. */
export const queryOf = (
  { cursor, limit }: { cursor: string | null; limit: number },
  more: Record<string, string> = {},
): string => String(new URLSearchParams({ ...more, limit: String(limit), ...(cursor === null ? {} : { cursor }) }));
