// Texts about a missing connection. One follows the sentence that something failed; the other replaces a part of the
// page that could not be loaded.
export const offline = {
  kept: "No connection was found. Nothing is lost: what you filled in stays here. Send it again once you are back online.",
  notLoaded: "This could not be loaded. Please reload the page once you are online.",
};
