/** Loads a package of this workspace, which is there only once a benchmark has run: no types are known. */
export async function loadPackage<Module>(entry: string): Promise<Module> {
  return (await import(entry)) as Module;
}
