/**
 * Folder of the build, which contains an archive of an empty database. Tests use the folder of another build instead.
 */
export const BUILD_FOLDER = import.meta.dirname;
