/** Name of the event that is dispatched on the window once the whole page is hydrated. */
export const HYDRATED = "hydrated";
