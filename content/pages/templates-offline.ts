/** The library says this above the last list if a search finds no connection. */
export const searchOffline = "You are offline. Your search stays here until you are back.";
