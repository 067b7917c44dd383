/** Shown above the last search results if the browser is offline. */
export const searchOffline = "You are offline. Your search stays here until you are back.";
