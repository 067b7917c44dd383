/**
 * Adds the whole stylesheet: scripts may show what the served page did not.
 * @returns ends when it applies, or when it cannot be loaded
 */
export function addStyles(href: string | undefined): Promise<void> {
  return new Promise((done) => {
    if (href === undefined) return done();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    document.head.append(link);
  });
}
