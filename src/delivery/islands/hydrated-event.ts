/** On the window, once the whole served page is hydrated. */
export const HYDRATED = "hydrated";
