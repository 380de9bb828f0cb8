export declare const OFF_BY_PLAYWRIGHT: readonly string[];
export declare const PLAIN_SWITCHES: string[];
export declare const PLAYWRIGHT_SWITCHES: string[];
