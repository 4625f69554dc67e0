export const FIGURES = ['projects', 'rank', 'response', 'earnings', 'plan'] as const;
export type FigureName = (typeof FIGURES)[number];
