export declare const MAX_TRIES: number;
export declare function isNetworkFailure(complaint: string): boolean;
