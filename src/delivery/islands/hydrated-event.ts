/** Name of the event on the window once the whole page is hydrated. */
export const HYDRATED = "hydrated";
