export function slowParts(pattern: string, flags: string): string[];
