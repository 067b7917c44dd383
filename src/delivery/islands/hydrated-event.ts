/** Name of an event that the window gets once the whole page from the server is hydrated. */
export const HYDRATED = "hydrated";
