/** Name of an event on the window. It comes once the whole served page is hydrated. */
export const HYDRATED = "hydrated";
