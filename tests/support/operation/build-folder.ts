/** Replaces the site's `BUILD_FOLDER`: tests unpack the empty database of this build, instead of making it again. */
export const BUILD_FOLDER = process.env["LEARNED_BY_BUILD"] ?? "";
