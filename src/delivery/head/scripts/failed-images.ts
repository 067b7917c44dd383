/** For picture.tsx. Errors of images do not bubble: they are caught on the way down. */
export function markFailedImages(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLElement && "picture" in target.dataset) target.dataset["failed"] = "";
  };
  document.addEventListener("error", mark, true);
}
