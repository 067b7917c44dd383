/** Event on the window after the whole served page is hydrated. */
export const HYDRATED = "hydrated";
