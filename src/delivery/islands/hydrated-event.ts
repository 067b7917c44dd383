/** Name of the event that the window gets as soon as the whole page is hydrated. */
export const HYDRATED = "hydrated";
