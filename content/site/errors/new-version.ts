/** Somebody is typing in a page whose scripts are gone: it cannot reload by itself. */
export const newVersion =
  "There is a newer version of this page. Please reload it once you have sent or copied what you typed.";
