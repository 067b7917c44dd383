/** Shown to somebody who is typing in a page of an old version, which must not reload by itself. */
export const newVersion =
  "There is a newer version of this page. Please reload it once you have sent or copied what you typed.";
