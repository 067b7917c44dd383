/** @returns a sentence for the operator when this version of Node is too old */
export function nodeComplaint(version: string, least: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `This site needs Node ${least} or newer; this is ${version}. Please use npm start, which brings one along, or the one it has brought: node_modules/.bin/node build/server/server.js`;
}
