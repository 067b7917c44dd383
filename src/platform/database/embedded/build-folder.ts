/** The folder of the build, which contains the packed empty database. In tests, it is the one of another build. */
export const BUILD_FOLDER = import.meta.dirname;
