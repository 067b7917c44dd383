// What is said where a connection is missing: after the sentence that something failed, and in place
// of a part of the page that could not be loaded.
export const offline = {
  kept: "No connection was found. Nothing is lost: what you filled in stays here. Send it again once you are back online.",
  notLoaded: "This could not be loaded. Please reload the page once you are online.",
};
