/** Marks images that cannot be had (picture.tsx). Their errors do not bubble: they are caught on the way down. */
export function markFailedImages(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLElement && "picture" in target.dataset) target.dataset["failed"] = "";
  };
  document.addEventListener("error", mark, true);
}
