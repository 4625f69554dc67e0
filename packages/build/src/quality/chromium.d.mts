export declare const CHROMIUM_ARGUMENTS: readonly string[];
export declare function findChromium(): string | undefined;
export declare function ensureChromium(): string;
