export function nodeComplaint(version: string, least: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [minMajor = 0, minMinor = 0] = least.split(".").map(Number);
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return undefined;
  return `This site needs Node ${least} or newer; this is ${version}. Please use npm start, which brings one along, or the one it has brought: node_modules/.bin/node build/server/server.js`;
}
