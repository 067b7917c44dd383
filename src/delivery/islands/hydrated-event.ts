/** Heard on the window when scripts have hydrated the whole served page. */
export const HYDRATED = "hydrated";
