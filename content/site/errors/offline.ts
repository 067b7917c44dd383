// Texts about a missing connection. `kept` follows the sentence that something failed. If the browser knows that it is
// offline, `kept` and `later` stand alone. `back` replaces it once the browser is online again. `notLoaded` replaces a part of the page
// that could not be loaded.
export const offline = {
  kept: "No connection was found. Nothing is lost: what you filled in stays here.",
  later: "Send it again once you are back online.",
  back: "You are online again. What you filled in is still here: you can send it now.",
  notLoaded: "This could not be loaded. Please reload the page once you are online.",
};
