export const PEOPLE_LIMITS = { page: 12, works: 3, suggestions: 6, nearby: 3, excerpt: 140 } as const;
