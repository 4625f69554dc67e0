import type { Locator } from '@playwright/test';

/** Returns the number of columns, i.e. the number of cards in the first row. */
export async function columnsOf(cards: Locator): Promise<number> {
  const corners = await cards.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );
  const inFirstRow = corners.filter(({ top }) => top === corners[0]?.top).length;
  return new Set(corners.map(({ left }) => left)).size === inFirstRow ? inFirstRow : Number.NaN;
}
