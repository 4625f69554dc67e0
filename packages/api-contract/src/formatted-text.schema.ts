import { z } from 'zod';
import type { TextBlock, TextSpan } from './formatted-text';

const spanSchema: z.ZodType<TextSpan> = z.union([
  z.object({
    type: z.literal('text'),
    text: z.string(),
    isBold: z.boolean().optional(),
    isItalic: z.boolean().optional(),
    isCode: z.boolean().optional(),
    href: z.string().optional(),
  }),
  z.object({ type: z.literal('break') }),
]);
const spans = z.array(spanSchema);

/** A block of formatted text. Lists and quotes contain blocks; the parser limits the nesting depth. */
const textBlockSchema: z.ZodType<TextBlock> = z
  .union([
    z.object({ type: z.literal('paragraph'), spans }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), spans }),
    z.object({
      type: z.literal('list'),
      isOrdered: z.boolean(),
      start: z.number().int().optional(),
      items: z.array(z.array(z.lazy(() => textBlockSchema))),
    }),
    z.object({ type: z.literal('quote'), blocks: z.array(z.lazy(() => textBlockSchema)) }),
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('picture'), key: z.string(), alt: z.string() }),
    z.object({ type: z.literal('rule') }),
  ])
  .meta({ id: 'TextBlock' });

/** Formatted text that is safe to render as elements. */
export const textBlocksSchema = z.array(textBlockSchema);
