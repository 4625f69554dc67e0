import type { z } from 'zod';
import type { dashboardSchema, figureSchema, leadersSchema } from './dashboard.schema';

export const FIGURES = ['projects', 'rank', 'earnings', 'plan'] as const;
export type FigureName = (typeof FIGURES)[number];

export type Figure = z.infer<typeof figureSchema>;
export type Leaders = z.infer<typeof leadersSchema>;
export type Dashboard = z.infer<typeof dashboardSchema>;
