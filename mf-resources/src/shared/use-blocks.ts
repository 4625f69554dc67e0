import { useEffect, useState } from 'react';
import { type ContentFormat, type TextBlock, toPlainBlocks } from '@verse/api-contract/formatted-text';

type Parser = typeof import('@verse/api-contract/formatted-text-parser');

/** Returns the blocks of unpublished text. Until the parser has loaded, formatted text is shown as typed. */
export function useBlocks(content: string, format: ContentFormat): TextBlock[] {
  const [parser, setParser] = useState<Parser>();
  const needsParser = format === 'markdown' && parser === undefined;
  useEffect(() => {
    if (!needsParser) return undefined;
    let isShown = true;
    import(/* webpackChunkName: "mf-resources-formatted-text" */ '@verse/api-contract/formatted-text-parser').then(
      (loaded) => isShown && setParser(loaded),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [needsParser]);
  return parser && format === 'markdown' ? parser.parseFormattedText(content, format) : toPlainBlocks(content);
}
